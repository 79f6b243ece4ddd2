// The cost of one customer's visit (thumbs up, four choices, draft, copy, Google) on PostgreSQL, beside another version: `-- visit [visits] [commit, or the folder of a built one]`.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startMailbox } from '../tests/mailbox.ts';
import { startPostgres } from '../tests/postgres.ts';
import { checkOut } from './drill/previous.ts';
import type { Measure } from './main.ts';
import { print } from './rows.part.ts';
import { costOf, type Side, startSide } from './visit/side.ts';

const rounds = 5;

export const measure: Measure = async ([visits = '1000', before]) => {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-visit-'));
  const previous = before && !existsSync(before) ? checkOut(before, join(folder, 'previous')) : null;
  const [postgres, mailbox] = await Promise.all([startPostgres({ durable: true }), startMailbox()]);
  const sides: Side[] = [];
  try {
    await quiet(postgres.url);
    const sources = previous?.sources ?? before;
    if (sources) sides.push(await startSide('before', { postgres, mailbox, sources }));
    sides.push(await startSide('now', { postgres, mailbox }));
    const each = Math.ceil(Number(visits) / rounds);
    // The first round lets V8 and PostgreSQL optimize.
    for (let round = 0; round <= rounds; round += 1) for (const side of sides) await side.replay(each, round === 0);
    return print(sides.flatMap((side) => rowsOf(side)));
  } finally {
    for (const side of sides) await side.stop();
    await Promise.all([postgres.stop(), mailbox.stop()]);
    previous?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A checkpoint or the autovacuum would count as work of the visits of one side. */
async function quiet(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ["checkpoint_timeout = '1d'", "max_wal_size = '8GB'", 'autovacuum = off'])
    await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

function rowsOf(side: Side) {
  const { commits, wal, node, database, all } = costOf(side);
  console.log(
    `${side.name}: ${side.calls.length} requests with a database: ${side.calls.map(({ label }) => label).join(', ')}`,
  );
  const isNow = side.name === 'now';
  const reach = (figure: number) => (isNow ? figure : Number.POSITIVE_INFINITY);
  return [
    { what: `${side.name}: commits of a visit`, value: commits, unit: '', reach: reach(9) },
    { what: `${side.name}: WAL of a visit`, value: wal, unit: 'B', reach: reach(6000) },
    {
      ...{ what: `${side.name}: processor time of the node`, value: node, unit: 'ms', reach: reach(9) },
      reference: `${all.toFixed(2)} ms with the ${side.files.length} files of the page`,
    },
    { what: `${side.name}: processor time of the database`, value: database, unit: 'ms', reach: reach(5) },
  ];
}
