import type { InjectOptions } from 'fastify';
import { buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { jsonLog } from '../../src/server/http/log.ts';
import { makeToken, tokenHash } from '../../src/server/http/token.ts';
import { withClient } from './seed-million.ts';

/** One node of the product, called without a network. */
export async function startNode(url: string) {
  const database = openPostgres({ url, onError: () => {} });
  const config = readConfig({ SECRET_KEY: 'a secret for measurements, long enough', RATE_LIMIT_MULTIPLIER: '10000' });
  const app = await buildApp({ config, database, log: jsonLog(() => {}) });
  const ask = (method: 'DELETE' | 'POST' | 'GET', path: string, sid: string, body: object = {}) => {
    const request: InjectOptions = { method, url: path, cookies: { sid } };
    return app.inject(method === 'GET' ? request : { ...request, payload: body });
  };
  return {
    ask,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Creates a verified administrator with a session and returns id and cookie. */
export const makeAdministrator = (url: string, name: string): Promise<{ id: number; sid: string }> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into users (name, email, is_admin, email_verified) values ($1, $1 || '@admin.example', true, true) returning id`,
      [name],
    );
    const id = Number(rows[0]?.id);
    const sid = makeToken();
    await client.query('insert into sessions (token_hash, user_id) values ($1, $2)', [tokenHash(sid), id]);
    return { id, sid };
  });

/** Two administrators delete or deactivate each other at once on two nodes. */
export async function raceAdministrators(url: string, rounds: number): Promise<boolean> {
  const [left, right] = await Promise.all([startNode(url), startNode(url)]);
  let orphaned = 0;
  const answers = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const [ann, bob] = await Promise.all(
      ['ann', 'bob'].map((name) => makeAdministrator(url, `${name} ${round} ${process.pid}`)),
    );
    if (!ann || !bob) throw new Error('no administrators');
    const act = (node: typeof left, by: { sid: string }, on: { id: number }, erase: boolean) =>
      erase
        ? node.ask('DELETE', `/api/admin/users/${on.id}`, by.sid)
        : node.ask('POST', `/api/admin/toggle-active/${on.id}`, by.sid, { isActive: false });
    const given = await Promise.all([act(left, ann, bob, round % 2 === 0), act(right, bob, ann, round % 4 < 2)]);
    const codes = given.map((answer) => answer.statusCode).sort();
    answers.set(codes.join('+'), (answers.get(codes.join('+')) ?? 0) + 1);
    await withClient(url, async (client) => {
      const { rows } = await client.query('select id from users where is_admin and is_active');
      if (rows.length === 0) orphaned += 1;
      await client.query('delete from users where is_admin');
    });
  }
  await Promise.all([left.close(), right.close()]);
  const shown = [...answers].map(([codes, count]) => `${codes}: ${count}`).join(', ');
  console.log(
    `${orphaned === 0 ? 'ok  ' : 'MISS'} ${rounds} rounds of two administrators against each other on two nodes: ${orphaned} times none left (${shown})`,
  );
  return orphaned === 0;
}
