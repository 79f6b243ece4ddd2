import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailbox } from '../tests/mailbox.ts';
import { startPostgres } from '../tests/postgres.ts';
import { startProduct } from '../tests/product.ts';
import { startBucket } from './drill/bucket.ts';
import { countRows, fill, readPage } from './drill/fill.ts';
import { npm } from './drill/npm.ts';
import { rollBack } from './drill/roll-back.ts';
import type { Measure } from './main.ts';

const keys = { accessKey: 'drill', secretKey: 'a/secret+with=signs', region: 'eu-1' };
const publicUrl = 'http://127.0.0.1:3999';

/** Fill, move to PostgreSQL, back up at night, lose the machine, restore. `-- drill COMMIT` also rolls back to that version. */
export const measure: Measure = async ([previous]) => {
  const [postgres, mailbox, bucket] = await Promise.all([
    startPostgres(),
    startMailbox(),
    startBucket('backups', keys),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'sayso-drill-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const backups = {
    BACKUP_KEY: 'a key for the copies of the drill',
    BACKUP_TO: `s3://${keys.accessKey}:${encodeURIComponent(keys.secretKey)}@127.0.0.1:${bucket.port}/backups/clinic?region=${keys.region}`,
  };
  const same = { smtpUrl: mailbox.url, publicUrl };
  const results: boolean[] = [];
  const check = (what: string, before: unknown, after: unknown): void => {
    const isEqual = JSON.stringify(before) === JSON.stringify(after);
    console.log(`${isEqual ? 'ok  ' : 'MISS'} ${what}${isEqual ? '' : `\n${show(before)}\n${show(after)}`}`);
    results.push(isEqual);
  };
  try {
    step('Fill an embedded installation');
    const embedded = await startProduct({ ...same, dataDir: first });
    const path = await fill(embedded, mailbox);
    const page = await readPage(embedded, path);
    check('the page is the same when it is read again', page, await readPage(embedded, path));
    await embedded.stop();

    step('npm run move');
    const databaseUrl = await postgres.create('moved');
    const move = await npm(['move', '--', databaseUrl], { DATA_DIR: first });
    const counts = await countRows(databaseUrl);
    console.log(move);
    check('rows that the command printed and rows in PostgreSQL', readCounts(move, counts), counts);

    step('A nightly backup, on a clock that stands at 02:29:30');
    const node = await startProduct({
      ...same,
      databaseUrl,
      dataDir: first,
      env: { ...backups, ...movedTo(2, 29, 30), BACKUP_AT: '02:30' },
    });
    check("the customer's page after the move", page, await readPage(node, path));
    const made = await waitForBackup(node.output);
    console.log(`  ${made}`);
    check(
      'encrypted copies in the bucket',
      readdirSync(join(first, 'backups')).map((name) => `clinic/${name}.enc`),
      [...bucket.objects.keys()],
    );
    const before = await countRows(databaseUrl);

    step('The machine is lost: folder and database');
    await node.kill();
    rmSync(first, { recursive: true });
    const newUrl = await postgres.create('restored');
    step('npm run restore -- latest, on a new machine');
    console.log(await npm(['restore', '--', 'latest'], { DATA_DIR: second, DATABASE_URL: newUrl, ...backups }));
    check('rows in each table before and after', before, await countRows(newUrl));
    console.log(show(before));
    const restored = await startProduct({ ...same, databaseUrl: newUrl, dataDir: second });
    check("the customer's page before and after", page, await readPage(restored, path));
    await restored.stop();

    step('npm run move -- embedded, back on one machine');
    console.log(await npm(['move', '--', 'embedded'], { DATA_DIR: second, DATABASE_URL: newUrl }));
    const back = await startProduct({ ...same, dataDir: second });
    check("the customer's page on the embedded database", page, await readPage(back, path));
    await back.stop();

    if (previous === undefined)
      console.log('\nTo roll back too: npm run bench -- drill COMMIT-OF-THE-PREVIOUS-VERSION');
    else await rollBack({ commit: previous, folder, mailbox, publicUrl, check, step });
    return results.every(Boolean);
  } finally {
    await Promise.all([postgres.stop(), mailbox.stop(), bucket.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
};

let number = 0;
const step = (title: string): void => console.log(`\n${++number}. ${title}`);
const show = (value: unknown): string =>
  typeof value === 'string' ? `  ${value.length} characters` : `  ${JSON.stringify(value)}`;

/** The table of `npm run move`: a count and a name in each line. */
function readCounts(printed: string, wanted: Readonly<Record<string, number>>): Record<string, number> {
  const lines = [...printed.matchAll(/^ *(\d+) {2}(\w+)$/gm)].map(([, count, name]) => [String(name), Number(count)]);
  const all: Record<string, number> = Object.fromEntries(lines);
  return Object.fromEntries(Object.keys(wanted).map((name) => [name, all[name] ?? 0]));
}

function movedTo(hours: number, minutes: number, seconds: number): Record<string, string> {
  const night = new Date();
  night.setHours(hours, minutes, seconds, 0);
  return {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'drill/moved-clock.ts')}`,
    CLOCK_MOVED_BY_MS: String(night.getTime() - Date.now()),
  };
}

async function waitForBackup(output: () => string): Promise<string> {
  for (const end = Date.now() + 150_000; Date.now() < end; await sleep(200)) {
    const line = output()
      .split('\n')
      .find((one) => one.includes('"nightly backup '));
    if (line?.includes('nightly backup failed')) throw new Error(line);
    if (line) return line;
  }
  throw new Error(`There was no nightly backup. The log:\n${output().slice(-3000)}`);
}
