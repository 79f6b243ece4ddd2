import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Mailbox } from '../../tests/mailbox.ts';
import { startProduct } from '../../tests/product.ts';
import { fill, readPage } from './fill.ts';
import { npm, top } from './npm.ts';

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
  const sources = join(folder, 'previous');
  const git = (...words: string[]) => execFileSync('git', words, { cwd: top, stdio: 'pipe' });
  git('worktree', 'add', '--detach', sources, commit);
  try {
    const env = { ...process.env, PATH: `${join(sources, 'node_modules/.bin')}${delimiter}${process.env.PATH}` };
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: sources, stdio: 'inherit' });
    execFileSync('npm', ['run', 'build'], { cwd: sources, env, stdio: 'inherit' });
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
    const refused = await startProduct({ ...same, sources }).then(
      () => 'started',
      (error: Error) => (/newer version/.test(error.message) ? 'refused' : error.message),
    );
    check('the previous version does not start on it', 'refused', refused);

    step('Roll back');
    console.log(await npm(['restore', '--', join(dataDir, 'backups', pack)], { DATA_DIR: dataDir }, sources));
    const again = await startProduct({ ...same, sources });
    check("the customer's page before the upgrade and after the rollback", page, await readPage(again, path));
    await again.stop();
  } finally {
    git('worktree', 'remove', '--force', sources);
  }
}
