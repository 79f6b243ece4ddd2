import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from '../src/server/testing/mail-server.ts';
import { startPostgres } from '../tests/postgres.ts';
import { startProduct } from '../tests/product.ts';
import type { Measure } from './main.ts';
import { longLogo, readNothing, startModel, uploadSlowly } from './shared-limits/holders.ts';
import {
  again,
  type Call,
  makeDue,
  makeLongDownload,
  openBusiness,
  person,
  registration,
  signedIn,
  sqlOn,
} from './shared-limits/people.ts';

const codeMaxMs = 5000;
const otherMaxMs = 60_000;
const invitesDaily = 200;
const modelCallsDaily = 200;
const tenth = (all: number) => all / 10;
/** The first choice of a draft, by which the model tells the owners apart. */
const [greedyChoice, otherChoice] = ['Long wait', 'Friendly staff'];

/** One owner uses up every shared limit at once; another one's work is timed. The argument is RATE_LIMIT_MULTIPLIER. */
export const measure: Measure = async ([multiplier = '10']) => {
  const postgres = await startPostgres();
  const mail = await startMailServer();
  const model = await startModel();
  // Addresses at slow domains are answered after 30 s, at one domain never taken.
  mail.recipient = async (address) => {
    if (address.endsWith('.slow.test')) await sleep(30_000, undefined, { ref: false });
    return address.endsWith('.slow.test') || address.endsWith('@deferring.test') ? 450 : null;
  };
  const databaseUrl = await postgres.create('shared_limits');
  const product = await startProduct({
    databaseUrl,
    smtpUrl: mail.url,
    env: {
      RATE_LIMIT_MULTIPLIER: multiplier,
      TRUST_PROXY: '1',
      INVITES_DAILY: String(invitesDaily),
      AI_DAILY_LIMIT: String(modelCallsDaily),
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'm',
      AI_BASE_URL: model.url,
      AI_SECOND_CHECK: 'off',
    },
  });
  const { url } = product;
  try {
    const sql = sqlOn(databaseUrl);
    const [greedyAddress, otherAddress] = ['198.51.100.7', '203.0.113.9'];
    const greedy = await signedIn(url, sql, 'greedy@example.org', greedyAddress);
    const other = await signedIn(url, sql, 'other@example.org', otherAddress, true);
    const crowd = person(url, '', { 'x-forwarded-for': greedyAddress });
    const anyone = person(url, '', { 'x-forwarded-for': otherAddress }, true);
    const logoUrl = await longLogo();

    const messageOf = async (from: Call, id: number, email: string) => {
      await from(`POST /api/businesses/${id}/send-feedback`, { feedback: `The chair was cold, ${email}.`, email });
      const [row] = await sql('select id, version from feedback where business_id = $1 order by id desc', [id]);
      return row ?? {};
    };
    const reply = (call: Call, id: number, message: Record<string, unknown>) =>
      call(`POST /api/businesses/${id}/feedback/${message.id}/replies`, {
        text: 'Thank you, we will call you.',
        version: message.version,
      });
    const inviteToTeam = (call: Call, id: number, email: string) =>
      call(`POST /api/businesses/${id}/team`, { email, role: 'viewer' });
    const today = new Date().toISOString().slice(0, 10);
    const insights = (id: number) => `GET /api/analytics/${id}/insights?from=${today}&to=${today}`;
    const draft = (businessId: number, first: string) => ({
      businessId,
      sentiments: [
        first,
        ...[greedyChoice, otherChoice].filter((one) => one !== first),
        'Clear explanations',
        'Not rushed',
      ],
    });

    const otherId = await openBusiness(sql, other);
    const otherMessage = await messageOf(anyone.call, otherId, 'sam@example.net');
    const ids: number[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await openBusiness(sql, greedy));
    const [first = 0, second = 0] = ids;
    for (const id of ids) await makeDue(sql, id, 30, id === first ? 'deferring.test' : `mail${id}.example.org`);
    await makeLongDownload(sql, second);
    // The limits of one address and one owner end these loops early.
    const untilRefused = async (most: number, work: (n: number) => Promise<unknown>) => {
      let done = 0;
      for (let n = 0; n < most; n += 1)
        await work(n)
          .then(() => (done += 1))
          .catch(() => null);
      return done;
    };
    const replies = await untilRefused(20, async (n) =>
      reply(greedy.call, first, await messageOf(crowd.call, first, `x@r${n}.slow.test`)),
    );
    const codes = await untilRefused(25, (n) => crowd.call('POST /api/register', registration(`x@c${n}.slow.test`)));
    const members = await untilRefused(60, (n) => inviteToTeam(greedy.call, ids[n % 10] ?? first, `x@t${n}.slow.test`));
    console.log(
      `RATE_LIMIT_MULTIPLIER=${multiplier}: ${replies} replies, ${codes} codes and ${members} team invitations to slow domains`,
    );

    let hasEnded = false;
    const isOver = () => hasEnded;
    const loop = async (work: () => Promise<unknown>) => {
      while (!isOver()) await work().catch(() => sleep(20));
    };
    const six = (work: () => Promise<unknown>) => Array.from({ length: 6 }, work);
    const load = [
      ...six(() => loop(() => greedy.call(insights(first)))),
      ...six(() => loop(() => greedy.call(`PATCH /api/businesses/${first}`, { logoUrl }))),
      ...six(() => loop(() => greedy.call('POST /api/reviews/generate', draft(first, greedyChoice)))),
      ...six(() => uploadSlowly(url, greedy, first, isOver)),
      ...six(() => readNothing(url, '/api/export.zip', greedy, isOver)),
      ...six(() => readNothing(url, `/api/businesses/${second}/feedback.csv`, greedy, isOver)),
      loop(() => greedy.call(`PATCH /api/businesses/${first}`, { feedbackEmail: `n${randomUUID()}@k.slow.test` })),
    ];
    await sleep(2000);

    const arrival = async (to: string) => {
      while (!mail.taken.some((raw) => raw.includes(`\r\nTo: ${to}\r\n`) || raw.startsWith(`To: ${to}\r\n`)))
        await sleep(20);
    };
    const results: boolean[] = [];
    const say = (isGood: boolean, line: string) => {
      results.push(isGood);
      console.log(`${isGood ? 'ok ' : 'BAD'} ${line}`);
    };
    const time = async (what: string, max: number, times: number, work: (n: number) => Promise<unknown>) => {
      let worst = 0;
      let good = 0;
      for (let n = 0; n < times; n += 1) {
        const began = performance.now();
        const late = sleep(otherMaxMs + 30_000, 'late' as const, { ref: false });
        const result = await Promise.race([work(n).then(() => 'good', String), late]);
        worst = Math.max(worst, performance.now() - began);
        if (result === 'good') good += 1;
        else console.log(`  ${what}: ${result}`);
      }
      const wait = `longest wait ${Math.round(worst)} ms (target: ${max} ms)`;
      say(good === times && worst <= max, `${what}: the other owner got ${good} of ${times}, ${wait}`);
    };
    await makeDue(sql, otherId, 5, 'invited.example.net');
    await Promise.all([
      time('codes (mail slots)', codeMaxMs, 5, async (n) => {
        await anyone.call('POST /api/register', registration(`new${n}@example.com`));
        await arrival(`new${n}@example.com`);
      }),
      time('invitations (turns, outbox places)', otherMaxMs, 1, () =>
        Promise.all([1, 2, 3, 4, 5].map((n) => arrival(`p${n}@invited.example.net`))),
      ),
      time('reply (outbox places)', otherMaxMs, 1, async () => {
        await reply(other.call, otherId, otherMessage);
        await arrival('sam@example.net');
      }),
      time('confirmation (outbox places)', otherMaxMs, 1, async () => {
        await other.call(`PATCH /api/businesses/${otherId}`, { feedbackEmail: 'desk@example.net' });
        await arrival('desk@example.net');
      }),
      time('team invitation (1,000 a day)', otherMaxMs, 1, async () => {
        await inviteToTeam(other.call, otherId, 'priya@example.net');
        await arrival('priya@example.net');
      }),
      time('drafts (draft slots)', otherMaxMs, 10, () =>
        anyone.call('POST /api/reviews/generate', draft(otherId, otherChoice)),
      ),
      time('logo (upload places)', otherMaxMs, 5, () => other.call(`PATCH /api/businesses/${otherId}`, { logoUrl })),
      time('Insights (calls)', otherMaxMs, 10, () => other.call(insights(otherId))),
      time('archive of everything (export slots)', otherMaxMs, 3, () => other.call('GET /api/export.zip')),
      time('messages as CSV (download slots)', otherMaxMs, 5, () =>
        other.call(`GET /api/businesses/${otherId}/feedback.csv`),
      ),
    ]);

    const countOf = async (query: string) => Number((await sql(query))[0]?.n);
    const counted = () =>
      countOf(`select coalesce(max(taken), 0) as n from rate_limit_counters where key like 'invitations owner:%'`);
    for (let n = 0; n < 60 && (await counted()) < tenth(invitesDaily); n += 1) await sleep(1000);
    const { hold } = await greedy.call(`GET /api/businesses/${second}/invitations`);
    const used = await counted();
    const got = mail.taken.filter((raw) => raw.includes('@invited.example.net')).length;
    say(
      used <= tenth(invitesDaily) + 1 && hold === 'share' && got === 5,
      `INVITES_DAILY=${invitesDaily}: the greedy owner used ${Math.min(used, tenth(invitesDaily))} of 300 due (target: a tenth, ${tenth(invitesDaily)}) and sees "${hold}", the other owner got ${got} of 5`,
    );
    const [ofGreedy = 0, ofOther = 0] = [greedyChoice, otherChoice].map((choice) => model.calls.get(choice));
    say(
      ofGreedy <= tenth(modelCallsDaily) && ofOther >= 10,
      `AI_DAILY_LIMIT=${modelCallsDaily}: the greedy owner used ${ofGreedy} model calls (target: a tenth, ${tenth(modelCallsDaily)}), the other owner ${ofOther} for 10 drafts`,
    );
    hasEnded = true;
    await Promise.all(load);
    const waiting = await countOf(`select count(*) as n from emails where state = 'waiting'`);
    console.log(
      `${waiting} emails still wait; the other owner's browser sent ${again.times} requests again after a 503`,
    );
    return results.every(Boolean);
  } finally {
    await product.kill();
    mail.hangUp();
    await mail.close();
    model.server.close();
    await postgres.stop();
  }
};
