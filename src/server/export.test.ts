import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeInbox, sendMessage } from './testing/conversations.ts';
import { makeBusiness, makeUser } from './testing/factories.ts';
import { makeInviting } from './testing/inviting.ts';
import { joinTeam } from './testing/joining.ts';
import { readZip } from './testing/read-zip.ts';
import { startApp, type TestApp, TestBrowser } from './testing/start-app.ts';

let test: TestApp;
let port = 0;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => test.close());

type Owner = Awaited<ReturnType<typeof makeUser>>;

async function download({ browser }: Owner): Promise<Map<string, string>> {
  const response = await browser.call('GET /api/export.zip');
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="everything-\d{4}-\d\d-\d\d\.zip"$/);
  return new Map([...readZip(response.rawPayload)].map(([name, content]) => [name, content.toString()]));
}

/** Asks by a socket, so that the client reads as slowly as it wants. */
async function ask({ browser }: Owner): Promise<{ request: ClientRequest; response: IncomingMessage }> {
  const headers = { cookie: `sid=${browser.cookies.get('sid')}` };
  const request = get({ port, host: '127.0.0.1', path: '/api/export.zip', headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { request, response };
}

const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('holds the account and each business in readable files, which the README names and the list counts', async () => {
  const inbox = await makeInbox(test, { fields: { name: 'Bright Harbor Dental', logoUrl: logo } });
  const { owner, business } = inbox;
  const second = await makeBusiness(test, { owner, fields: { name: 'Juniper Street' } });
  const message = await sendMessage(test, inbox, { feedback: 'The wait was "long", I think.' });
  await owner.browser.call(`POST ${message.url}/notes`, { text: 'Called her back.' });
  await owner.browser.call(`POST ${message.url}/replies`, { text: 'Thank you, we are looking into it.', version: 1 });
  const place = await owner.browser.call(`POST /api/businesses/${business.id}/places`, {
    name: 'Front desk',
    kind: 'desk',
  });
  expect(place.statusCode).toBe(201);
  await makeInviting(test, business.id);
  const dana = await makeUser(test, { name: 'Dana Whitfield' });
  await joinTeam(owner, business.id, dana, 'viewer');
  await owner.browser.call(`POST /api/businesses/${business.id}/team`, {
    email: 'theo@juniper.example',
    role: 'frontDesk',
    asLink: true,
  });

  const files = await download(owner);
  const ofBusiness = [
    'business.json',
    'messages.csv',
    'conversations.csv',
    'saved-replies.json',
    'team.json',
    'who-did-what.csv',
    'invitation-settings.json',
    'invitations.csv',
    'places.csv',
    'insights.csv',
    'counters.csv',
  ];
  const names = [
    'account.json',
    ...[...ofBusiness, 'logo.webp'].map((name) => `${business.slug}/${name}`),
    ...ofBusiness.map((name) => `${second.business.slug}/${name}`),
  ];
  expect([...files.keys()]).toEqual(['README.txt', ...names]);
  for (const name of names) expect(files.get('README.txt')).toContain(`  ${name}  `);
  const read = (name: string) => files.get(`${business.slug}/${name}`) ?? '';
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ email: owner.email });
  expect(JSON.parse(read('business.json'))).toMatchObject({ name: 'Bright Harbor Dental', city: 'Asheville' });
  expect(read('messages.csv')).toContain('"The wait was ""long"", I think."');
  expect(read('messages.csv')).toContain('Called her back.');
  expect(read('conversations.csv').split('\r\n').slice(1, 4)).toEqual([
    expect.stringMatching(/"message","Sam Patient, sam@example.org, 555 0100","The wait was ""long"", I think\.",""$/),
    expect.stringMatching(/"note","Owner \d+","Called her back\.",""$/),
    expect.stringMatching(/"reply","Owner \d+","Thank you, we are looking into it\."/),
  ]);
  expect(JSON.parse(read('team.json'))).toMatchObject({
    people: [
      { email: owner.email, role: 'owner' },
      { name: 'Dana Whitfield', email: dana.email, role: 'viewer', since: expect.stringMatching(/^20/) },
    ],
    invitations: [{ email: 'theo@juniper.example', role: 'frontDesk' }],
  });
  const did = read('who-did-what.csv').split('\r\n');
  expect(did[0]).toBe('\ufeff"Time","Time zone","Person","Number","Role","Kind","Action","Subject"');
  expect(did[1]).toContain('"","data","downloaded","everything as one ZIP file"');
  expect(did.some((line) => line.includes(`"answered","message ${message.id}"`))).toBe(true);
  expect(did.some((line) => line.includes(`"Dana Whitfield","${dana.id}","","team","joined as viewer"`))).toBe(true);
  expect(read('invitations.csv')).toContain('"ana@example.org","","en","waiting","desk","Front desk 1"');
  expect(read('places.csv')).toMatch(/"Front desk","desk","[\w-]+","yes"/);
  expect(read('counters.csv').trim().split('\r\n').length).toBeGreaterThanOrEqual(2);
  expect(read('insights.csv').length).toBeGreaterThan(100);
  expect(read('logo.webp').slice(0, 4)).toBe('RIFF');

  const contents = (await owner.browser.call('GET /api/export')).json();
  expect(contents.map((one: { business?: string }) => one.business)).toEqual([
    undefined,
    'Bright Harbor Dental',
    'Juniper Street',
  ]);
  const counted = contents[1].files.map((file: { name: string; rows: number | null }) => [
    file.name.split('/')[1],
    file.rows,
  ]);
  expect(counted.filter(([, rows]: [string, number | null]) => rows !== null)).toEqual([
    ['messages.csv', 1],
    ['saved-replies.json', 0],
    ['team.json', 2],
    ['invitations.csv', 1],
    ['places.csv', 1],
  ]);
});

it('holds no secret: no hash, key, token, password or code', async () => {
  const inbox = await makeInbox(test);
  const message = await sendMessage(test, inbox);
  const { key, token } = await makeInviting(test, inbox.business.id);
  const all = [...(await download(inbox.owner)).values()].join('\n');
  const compact = all.replaceAll('-', '');
  for (const secret of [key, token, message.code, inbox.owner.browser.cookies.get('sid') ?? ''])
    expect(compact).not.toContain(secret.replaceAll('-', ''));
  expect(all).not.toMatch(/hash"|Hash"|passwordHash|scrypt|a hash|isOpened|hasGoneOn/);
});

it('holds the businesses that a user owns, and needs a session', async () => {
  const inbox = await makeInbox(test, { fields: { name: 'Someone else’s clinic' } });
  await sendMessage(test, inbox, { feedback: 'For their eyes only.' });
  const stranger = await makeUser(test);
  const administrator = await makeUser(test, { isAdmin: true });
  for (const user of [stranger, administrator])
    expect([...(await download(user)).keys()]).toEqual(['README.txt', 'account.json']);
  for (const role of ['manager', 'viewer']) {
    const member = await makeUser(test);
    await test.services.database.db.execute(
      sql`insert into memberships (business_id, user_id, role) values (${inbox.business.id}, ${member.id}, ${role})`,
    );
    expect([...(await download(member)).keys()]).toEqual(['README.txt', 'account.json']);
    expect((await member.browser.call('GET /api/export')).json()).toHaveLength(1);
  }
  for (const file of ['export', 'export.zip'])
    expect((await new TestBrowser(test.app).call(`GET /api/${file}`)).statusCode).toBe(401);
});

async function manyMessages(owner: Owner, count: number): Promise<void> {
  const { business } = await makeBusiness(test, { owner });
  await test.services.database.db.execute(
    sql`insert into feedback (business_id, name, email, phone, feedback, content_hash)
        select ${business.id}, 'Anonymous', 'Not provided', 'Not provided', repeat('x', 2000), ${business.slug} || n
        from generate_series(1, ${count}::int) n`,
  );
}

it('10,000 long messages are sent as they are read, and one owner downloads once at a time', async () => {
  const owner = await makeUser(test);
  await manyMessages(owner, 10_000);
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // What a first collection lets go of, such as the parts of a socket, is freed by a second one.
  const used = async () => {
    collect();
    await setImmediate();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = await used();
  const first = await ask(owner);
  expect(first.response.statusCode).toBe(200);

  const second = await ask(owner);
  expect(second.response.statusCode).toBe(503);
  expect(JSON.parse((await buffer(second.response)).toString())).toMatchObject({ code: 'busy' });
  expect((await ask(await makeUser(test))).response.statusCode).toBe(200);

  let bytes = 0;
  const measured: number[] = [];
  for await (const chunk of first.response) {
    bytes += chunk.length;
    if (bytes > (measured.length + 1) * 4_000_000) measured.push((await used()) - before);
  }
  console.log(`${bytes} bytes sent, at most ${Math.max(...measured)} more bytes in use`);
  expect(bytes).toBeGreaterThan(40_000_000);
  expect(Math.max(...measured)).toBeLessThan(20_000_000);
  expect((await ask(owner)).response.statusCode).toBe(200);
});

it('a client that leaves in the middle frees its turn, and the reading ends', async () => {
  const owner = await makeUser(test);
  await manyMessages(owner, 5000);
  const { request, response } = await ask(owner);
  await once(response, 'data');
  request.destroy();
  await vi.waitFor(async () => expect((await ask(owner)).response.statusCode).toBe(200), {
    interval: 200,
    timeout: 10_000,
  });
  expect(test.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
