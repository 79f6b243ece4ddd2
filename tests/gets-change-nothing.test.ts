import { execFileSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mondayToken } from '../src/server/analytics/monday-unsubscribe.ts';
import { dump } from '../src/server/backups/dump.ts';
import { readBackupState } from '../src/server/backups/nightly.ts';
import { selectRows } from '../src/server/db/database.ts';
import { personHash } from '../src/server/invitations/person-hash.ts';
import { makePersonToken } from '../src/server/invitations/person-token.ts';
import { examples } from '../src/server/testing/call-examples.ts';
import { makeInbox, sendMessage } from '../src/server/testing/conversations.ts';
import { confirmationToken, makeUser } from '../src/server/testing/factories.ts';
import { makeInviting } from '../src/server/testing/inviting.ts';
import { startApp, type TestApp, TestBrowser } from '../src/server/testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  execFileSync('node', ['scripts/build.mjs'], { stdio: 'inherit' });
  app = await startApp({ RATE_LIMIT_MULTIPLIER: '10000' });
});
afterAll(() => app.close());

type Tables = Awaited<ReturnType<typeof dump>>;

const tables = (): Promise<Tables> => dump(app.services.database, async () => {});
const changedTables = (before: Tables, after: Tables): string[] =>
  Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));

/** Rate limits, each with its count. */
async function limitNames(): Promise<string[]> {
  const counted = sql`select split_part(key, ':', 1) as name, taken from rate_limit_counters order by key`;
  const found = await selectRows<{ name: string; taken: number }>(app.services.database.db, counted);
  return found.map(({ name, taken }) => `${name} ${taken}`);
}

/** Every address that answers a GET, read from the tree that the router prints. */
function listRoutes(): string[] {
  const path: string[] = [];
  const found: string[] = [];
  for (const line of app.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \((.*)\))?/.exec(line) ?? [];
    if (part === '') continue;
    path.splice(indent.length / 4, path.length, part);
    if (methods.split(', ').includes('GET')) found.push(path.join(''));
  }
  return [...new Set(found)];
}

/** Real ones, so that each address finds something. An address with a name that is missing here fails the test. */
async function makeNames() {
  const inbox = await makeInbox(app);
  const { owner, business } = inbox;
  const message = await sendMessage(app, inbox, { email: 'sam@example.org' });
  const place = await owner.browser.call(`POST /api/businesses/${business.id}/places`, {
    name: 'Van',
    kind: 'vehicle',
  });
  const savedReply = await owner.browser.call(`POST /api/businesses/${business.id}/saved-replies`, {
    name: 'Thanks',
    text: 'Thank you for telling us.',
  });
  const { key, ...inviting } = await makeInviting(app, business.id);
  const { secretKey } = app.services.config;
  const hash = personHash(secretKey, business.id, 'ana@example.org');
  const invitation = makePersonToken(secretKey, { businessId: business.id, personHash: hash });
  const [id, userId] = [business.id, owner.id];
  const names: Record<string, readonly unknown[]> = {
    ...{ id: [id], businessId: [id], userId: [userId], 'userId|:id': [userId], slug: [business.slug] },
    ...{ feedbackId: [message.id], code: [message.code], placeId: [place.json().id], day: ['2026-11-01'], key: [key] },
    ...{ passkeyId: ['unknown'], browserId: ['unknown'], step: ['second-step'] },
    ...{ replyId: [savedReply.json().id] },
    ...{ deskId: [inviting.deskId], tokenId: [inviting.tokenId], invitationId: [inviting.invitationId] },
    ...{ file: ['0'.repeat(32)], token: [invitation, mondayToken(secretKey, owner), 'unknown'] },
  };
  const queries: Record<string, readonly string[]> = {
    '/confirm-feedback-email': [`?token=${await confirmationToken(app, 'desk@willow.example.org')}`],
    '/reset-password': ['?reset=unknown'],
    '/thumbs-up-down/:slug': ['', '?p=van'],
  };
  return { owner, names, queries };
}

const queryOf = (route: string): string => {
  const name = `GET ${route.replace(/:(\w+)(?:\|:\w+)?/g, '{$1}')}`;
  const { input = {} } = Object.entries(examples).find(([line]) => line === name)?.[1] ?? {};
  return `?${new URLSearchParams(input as Record<string, string>)}`;
};

test('reading an address changes nothing: every GET of the product, twice, by everyone', async () => {
  const { owner, names, queries } = await makeNames();
  const routes = listRoutes();
  for (const known of ['/i/:token', '/unsubscribe/:token', '/reply/:code', '/confirm-feedback-email', '/api/desk/:key'])
    expect(routes).toContain(known);
  const addresses = routes.flatMap((route) => {
    const named = [...route.matchAll(/:(\w+(?:\|:\w+)?)/g)].reduce<string[]>(
      (found, [whole, name = '']) => {
        const values = names[name];
        if (!values) throw new Error(`add an example of ${name} for ${route}`);
        return found.flatMap((address) => values.map((value) => address.replace(whole, String(value))));
      },
      [route.replace('*', 'no-such-page')],
    );
    return named.flatMap((address) => (queries[route] ?? [queryOf(route)]).map((query) => `${address}${query}`));
  });
  const admin = await makeUser(app, { isAdmin: true });
  const browsers = [new TestBrowser(app.app), owner.browser, admin.browser, (await makeUser(app)).browser];
  // A start notes when it was the first.
  await readBackupState(app.services.config, app.services.database.db);
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const before = await tables();
  const limitsBefore = await limitNames();
  const read = async (browser: TestBrowser, address: string) => {
    for (const _time of ['once', 'twice']) {
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
      const response = await fetch(origin + address, { headers: { cookie }, redirect: 'manual' });
      await response.text();
    }
  };
  for (const browser of browsers) for (const address of addresses) await read(browser, address);
  const after = await tables();
  // What is limited is counted: one person's data, tokens that could be guessed, and what leaves entries in the audit log.
  const counted = /^(?:people|join|sign-in steps|inbox reads|downloads of .*|lists of what a download holds) \d+$/;
  const others = (await limitNames()).filter((line) => !counted.test(line));
  expect(others).toEqual(limitsBefore);
  // The audit log tells who read a person's words.
  const recorded = new Set(['rate_limit_counters', 'audit_events']);
  expect(changedTables(before, after).filter((name) => !recorded.has(name))).toEqual([]);
});
