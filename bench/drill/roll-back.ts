import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Mailbox } from '../../tests/mailbox.ts';
import { startProduct } from '../../tests/product.ts';
import { fill, readPage } from './fill.ts';
import { npm } from './npm.ts';
import { checkOut } from './previous.ts';

interface Stage {
  readonly commit: string;
  readonly folder: string;
  readonly mailbox: Mailbox;
  readonly publicUrl: string;
  readonly check: (what: string, before: unknown, after: unknown) => void;
  readonly step: (title: string) => void;
}

/** Upgrades an embedded installation of a previous version and rolls it back, as docs/upgrade.md says. */
export async function rollBack({ commit, folder, mailbox, publicUrl, check, step }: Stage): Promise<void> {
  const { sources, remove } = checkOut(commit, join(folder, 'previous'));
  try {
    const dataDir = join(folder, 'upgraded');
    const same = { dataDir, smtpUrl: mailbox.url, publicUrl };

    step(`Fill an installation of ${commit}`);
    const old = await startProduct({ ...same, sources });
    const path = await fill(old, mailbox);
    const page = await readPage(old, path);
    await old.stop();

    step('Upgrade it');
    const upgraded = await startProduct(same);
    check(
      "the customer's page is served after the upgrade",
      true,
      (await readPage(upgraded, path)).includes('</html>'),
    );
    await upgraded.stop();
    const [pack = ''] = readdirSync(join(dataDir, 'backups')).filter((name) => name.includes('-before-migration-'));
    console.log(`  ${pack}`);
    const tried = await startProduct({ ...same, sources }).then(
      async (product) => {
        const page = await readPage(product, path);
        await product.stop();
        return page.includes('</html>') ? 'served' : page;
      },
      (error: Error) => (/newer version/.test(error.message) ? 'refused' : error.message),
    );
    console.log(`  the previous version on it: ${tried}`);
    check('the release before serves on it, and older ones refuse', true, /^(?:served|refused)$/.test(tried));

    step('Roll back');
    console.log(await npm(['restore', '--', join(dataDir, 'backups', pack)], { DATA_DIR: dataDir }, sources));
    const again = await startProduct({ ...same, sources });
    check("the customer's page before the upgrade and after the rollback", page, await readPage(again, path));
    await again.stop();
  } finally {
    remove();
  }
}
