import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assertUsable, openPool } from '../src/server/db/postgres.ts';
import { freePort } from './free-port.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let primary: Postgres;
let standby: Postgres;

beforeAll(async () => {
  primary = await startPostgres({ durable: true });
  standby = await startPostgres({ durable: true, standbyOf: primary.url });
  const pool = openPool({ url: primary.url });
  await pool.query("alter system set synchronous_standby_names = '*'");
  await pool.query('select pg_reload_conf()');
  await pool.query('create table written (id int)');
  await pool.end();
});
afterAll(() => Promise.all([primary.stop(), standby.stop()]));

const hostOf = ({ url }: Postgres) => new URL(url).host;
const addressOf = (...hosts: string[]) =>
  `postgres://postgres@${hosts.join(',')}/postgres?target_session_attrs=read-write`;

it('starts on the host that accepts writes, wherever it stands in the list', async () => {
  const nothing = `127.0.0.1:${await freePort()}`;
  const address = addressOf(nothing, hostOf(standby), hostOf(primary));
  await assertUsable(address, true);
  const pool = openPool({ url: address });
  await pool.query('insert into written values (0)');
  await pool.end();
});

it('writes to the standby after its promotion, without a restart', async () => {
  const address = addressOf(hostOf(primary), hostOf(standby));
  await assertUsable(address, true);
  const pool = openPool({ url: address });
  pool.on('error', () => {});
  await pool.query('insert into written values (1)');
  await primary.kill();
  const promoter = openPool({ url: standby.url, patient: true });
  await promoter.query('select pg_promote()');
  await promoter.end();
  await expect
    .poll(() => pool.query('insert into written values (2)').then(({ rowCount }) => rowCount, String), {
      timeout: 5000,
    })
    .toBe(1);
  await pool.end();
});

it('names the last host when none can be used', async () => {
  const [one, two] = [await freePort(), await freePort()];
  await expect(assertUsable(addressOf(`127.0.0.1:${one}`, `127.0.0.1:${two}`), true)).rejects.toThrow(
    `nothing answers at 127.0.0.1:${two}.`,
  );
});

it('begins a connection with nothing that a pooler refuses', async () => {
  const said: string[] = [];
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      said.push(...bytes.subarray(8).toString().split('\0'));
      socket.destroy();
    });
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const pool = openPool({ url: `postgres://sayso@127.0.0.1:${port}/sayso` });
  await expect(pool.query('select 1')).rejects.toThrow();
  await pool.end();
  server.close();
  const names = said.filter((_, index) => index % 2 === 0).filter((name) => name !== '');
  expect(new Set(names)).toEqual(new Set(['user', 'database', 'client_encoding']));
});
