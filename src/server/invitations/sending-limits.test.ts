import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { consumePutOff } from './sending-limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('emails that were put off take at most a tenth of the day of their owner', async () => {
  const { id } = await makeUser(test);
  const { config, database } = test.services;
  // A tenth of 200 for each owner, and a tenth of that for what was put off.
  const send = (n: number) => consumePutOff(database.db, { ...config, invitesDaily: 200 }, id, `p${n}@example.org`);
  expect([await send(1), await send(2), await send(3)]).toEqual([null, null, 'mailbox']);
});
