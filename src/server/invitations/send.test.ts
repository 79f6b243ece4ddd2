import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  at,
  db,
  inviting,
  monday,
  post,
  run,
  setUpSending,
  states,
  subjects,
  tokenIn,
  tuesday10,
} from '../testing/sending.ts';

setUpSending();

describe('sending', () => {
  it('R3 goes out the next day at 10 AM of the business, once over two nodes, and a reminder five days later', async () => {
    const { enter } = await inviting();
    const { accepted } = await enter(['maria@example.org'], monday);
    expect(accepted[0]?.sendAt).toEqual(tuesday10);
    for (const early of [monday, at('2026-10-20T13:59:00Z')]) await run(early);
    expect(await subjects('maria@example.org')).toEqual([]);
    await run(tuesday10);
    await run(at('2026-10-20T15:00:00Z'));
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
    // Five days later is a Sunday.
    for (const early of ['2026-10-25T15:00:00Z', '2026-10-26T13:59:00Z']) await run(at(early));
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
    await run(at('2026-10-26T14:00:00Z'));
    await run(at('2026-12-01T16:00:00Z'));
    expect(await subjects('maria@example.org')).toEqual(['A quick question', 'A quick reminder']);
  });

  it('R3 follows the clocks of the business when they change, and never sends outside its hours', async () => {
    const { enter } = await inviting({ weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const before = await enter(['maria@example.org'], at('2026-10-31T12:00:00Z'));
    expect(before.accepted[0]?.sendAt).toEqual(at('2026-11-01T15:00:00Z'));
    const spring = await enter(['jo@example.org'], at('2027-03-13T12:00:00Z'));
    expect(spring.accepted[0]?.sendAt).toEqual(at('2027-03-14T14:00:00Z'));
    await run(at('2026-11-01T14:59:59Z'));
    expect(await subjects('maria@example.org')).toEqual([]);
    // 6 PM is the end.
    await run(at('2026-11-01T23:00:00Z'));
    expect(await subjects('maria@example.org')).toEqual([]);
    await run(at('2026-11-01T22:59:59Z'));
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
  });

  it('R3 waits two hours after the entry, and skips an hour that the clocks skip', async () => {
    const late = await inviting({ fromHour: 0, toHour: 24, weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const entered = await late.enter(['maria@example.org'], at('2026-10-20T03:30:00Z'));
    expect(entered.accepted[0]?.sendAt).toEqual(at('2026-10-20T05:30:00Z'));
    await db().execute(sql`update invitations set send_at = '2026-10-20T03:30:00Z'`);
    await run(at('2026-10-20T05:29:59Z'));
    expect(await subjects('maria@example.org')).toEqual([]);
    const night = await inviting({ fromHour: 2, toHour: 3, weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const skipped = await night.enter(['jo@example.org'], at('2027-03-13T17:00:00Z'));
    expect(skipped.accepted[0]?.sendAt).toEqual(at('2027-03-15T06:00:00Z'));
  });

  it('R4 sends at most the daily maximum over two nodes, and grows by three times the mean of 28 days', async () => {
    const { enter, business } = await inviting({ dailyMax: 200 });
    await db().execute(
      sql`insert into invitations (business_id, email, language, state, source, entered_by, sent_at)
          select ${business.id}, n || '@example.org', 'en', 'sent', 'list', 'Dana', '2026-10-10T15:00:00Z'
          from generate_series(1, 280) n`,
    );
    await enter(
      Array.from({ length: 100 }, (_, n) => `patient${n}@example.org`),
      monday,
    );
    await run(tuesday10);
    await run(at('2026-10-20T17:00:00Z'));
    const sent = () => db().$count(sql`emails`, sql`key like 'invitation %'`);
    expect(await sent()).toBe(30);
    await run(at('2026-10-21T14:00:00Z'));
    expect(await sent()).toBe(60);
  });

  it('R5 sends no reminder to a person who opened the page, nor after a bounce, nor when it is off', async () => {
    const { enter, owner, url } = await inviting();
    await enter(['opened@example.org', 'bounced@example.org', 'went-on@example.org', 'slow@example.org'], monday);
    await run(tuesday10);
    for (const [path, email] of [
      ['opened', 'opened@example.org'],
      ['went-on', 'went-on@example.org'],
    ] as const)
      expect((await post(`/api/invitations/${path}`, { token: await tokenIn(email) })).json()).toEqual({
        success: true,
      });
    await db().execute(sql`update emails set state = 'failed' where recipient = 'bounced@example.org'`);
    await db().execute(sql`update emails set state = 'waiting' where recipient = 'slow@example.org'`);
    await run(at('2026-10-26T14:00:00Z'));
    for (const email of ['opened', 'bounced', 'went-on', 'slow'])
      expect(await subjects(`${email}@example.org`)).toEqual(['A quick question']);
    expect((await states()).map(({ state }) => state)).toEqual(['sent', 'undeliverable', 'sent', 'sent']);
    await db().execute(sql`update emails set state = 'kept'`);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { sendsReminder: false });
    await run(at('2026-10-26T15:00:00Z'));
    expect(await subjects('slow@example.org')).toEqual(['A quick question']);
  });

  it('waits while paused, switched off or inactive, says why, and expires after seven days', async () => {
    const { enter, owner, url, business } = await inviting();
    await enter(['maria@example.org'], monday);
    const hold = async () => (await owner.browser.call(`GET ${url}/invitations`)).json().hold;
    const pause = (isPaused: boolean) => owner.browser.call(`POST ${url}/invitations/pause`, { isPaused });
    const activate = (isActive: boolean) =>
      owner.browser.call(`POST /api/businesses/toggle-business-active/${business.id}`, { isActive });
    expect(await hold()).toBe(null);
    await pause(true);
    expect(await hold()).toBe('paused');
    await run(tuesday10);
    await pause(false);
    await activate(false);
    expect(await hold()).toBe('inactive');
    await run(tuesday10);
    await activate(true);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: false });
    expect(await hold()).toBe('off');
    await run(tuesday10);
    expect(await subjects('maria@example.org')).toEqual([]);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: true });
    await run(at('2026-10-27T14:00:00Z'));
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
    await enter(['jo@example.org'], monday);
    await run(at('2026-10-27T14:00:01Z'));
    expect(await subjects('jo@example.org')).toEqual([]);
    expect((await states()).map(({ state }) => state)).toEqual(['sent', 'expired']);
  });

  it('R5 sends no reminder that is a week late', async () => {
    const { enter, owner, url } = await inviting();
    await enter(['maria@example.org'], monday);
    await run(tuesday10);
    await owner.browser.call(`POST ${url}/invitations/pause`, { isPaused: true });
    await run(at('2026-10-26T14:00:00Z'));
    await run(at('2026-11-02T15:00:01Z'));
    await owner.browser.call(`POST ${url}/invitations/pause`, { isPaused: false });
    await run(at('2026-11-02T16:00:00Z'));
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
  });

  it('waits while the mail server has failed for an hour, but not for one full mailbox', async () => {
    const { enter, owner, url } = await inviting();
    await enter(['maria@example.org'], monday);
    await db().execute(
      sql`insert into emails (key, recipient, subject, text, server_failed_at)
          values ('a code', 'someone@example.org', 'A code', '', now() - interval '61 minutes')`,
    );
    await run(tuesday10);
    expect(await subjects('maria@example.org')).toEqual([]);
    const { hold, holdSince } = (await owner.browser.call(`GET ${url}/invitations`)).json();
    expect([hold, Math.round((Date.now() - Date.parse(holdSince)) / 60_000)]).toEqual(['email', 61]);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: false });
    const on = await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: true });
    expect([on.statusCode, on.json().code]).toEqual([409, 'email_failing']);
    await db().execute(sql`update emails set server_failed_at = null where key = 'a code'`);
    await owner.browser.call(`PATCH ${url}/invitation-settings`, { isOn: true });
    await run(tuesday10);
    expect(await subjects('maria@example.org')).toEqual(['A quick question']);
  });
});
