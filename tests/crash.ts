import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from './crash-audit.ts';
import type { Mailbox } from './mailbox.ts';
import type { Product } from './product.ts';

/** The writes that clients make while something is killed. */
const kinds = ['register', 'business', 'feedback', 'reply', 'click', 'generate'] as const;
export type Kind = (typeof kinds)[number];

/** One write. All attempts have the same key and visitor, so that it happens once. */
export interface Act {
  readonly kind: Kind;
  readonly mark: string;
  readonly key: string;
  readonly visitor: string;
}

interface Grounds {
  readonly product: Product;
  readonly mailbox: Mailbox;
  readonly rounds: number;
  readonly acknowledgedPerRound: number;
  /** Length of the text of each private feedback, beside its mark. */
  readonly feedbackLength?: number;
  /** Kills and restarts something, once a round, while clients write. */
  readonly crash: () => Promise<void>;
}

export interface Findings {
  readonly acknowledged: Readonly<Record<Kind, number>>;
  /** Attempts without a complete response, each repeated with its key. */
  readonly unknown: number;
  /** Acknowledged but missing afterwards. */
  readonly lost: readonly string[];
  /** Stored more than once. */
  readonly doubled: readonly string[];
  /** Emails that arrived more than twice, or twice with different Message-IDs. */
  readonly emails: readonly string[];
  readonly emailsTwice: number;
  /** The longest time in milliseconds from a restart to the next acknowledged write. */
  readonly slowestReturn: number;
}

const owner = { name: 'Rosa Fields', email: 'crash.owner@example.org', password: 'four green bicycles' };
export const emailTo = owner.email;

/** Makes writes of every kind during crashes, then compares them with the stored data. */
export async function writeThroughCrashes(grounds: Grounds): Promise<Findings> {
  const { product, mailbox, rounds, acknowledgedPerRound, crash } = grounds;
  const session = await signUpOwner(product, mailbox);
  const made = await send(product, session, 'POST', '/api/businesses', businessOf('Crash Dental'));
  const { id } = (await made.json()) as { id: number };

  const acknowledged: Act[] = [];
  let unknown = 0;
  let started = 0;
  let stop = false;
  let backAt = 0;
  let slowestReturn = 0;
  const failures: string[] = [];

  async function writer(): Promise<void> {
    while (!stop && failures.length === 0) {
      const kind = kinds[started++ % kinds.length] ?? 'click';
      const act = {
        kind,
        mark: `mark${started}x${randomUUID().slice(0, 8)}`,
        key: randomUUID(),
        visitor: randomBytes(16).toString('base64url'),
      };
      if (!(await untilAcknowledged(act))) return;
      acknowledged.push(act);
    }
  }
  async function untilAcknowledged(act: Act): Promise<boolean> {
    for (const deadline = Date.now() + 90_000; Date.now() < deadline; await sleep(50)) {
      const answer = await attempt(act);
      if (answer === 'acknowledged') {
        if (backAt > 0) slowestReturn = Math.max(slowestReturn, Date.now() - backAt);
        backAt = 0;
        return true;
      }
      if (answer !== 'unknown') {
        failures.push(`${act.kind} ${answer}`);
        return false;
      }
      unknown += 1;
    }
    failures.push(`${act.kind} was not answered for 90 s`);
    return false;
  }
  async function attempt({ kind, mark, key, visitor }: Act): Promise<string> {
    const cookie = kind === 'business' ? session : `visitor=${visitor}`;
    try {
      const response =
        kind === 'reply'
          ? await answerMessage(product, session, id, { mark, key })
          : await send(product, cookie, 'POST', ...requestOf(kind, mark, id, grounds.feedbackLength ?? 0), key);
      const text = await response.text();
      if (response.ok) return 'acknowledged';
      return [502, 503, 504].includes(response.status) ? 'unknown' : `was answered ${response.status} ${text}`;
    } catch {
      return 'unknown';
    }
  }

  const writers = Array.from({ length: 4 }, writer);
  for (let round = 1; round <= rounds && failures.length === 0; round += 1) {
    const enough = acknowledged.length + acknowledgedPerRound;
    while (acknowledged.length < enough && failures.length === 0) await sleep(20);
    await crash();
    backAt = Date.now();
  }
  const settled = acknowledged.length + 20;
  while (acknowledged.length < settled && failures.length === 0) await sleep(20);
  stop = true;
  await Promise.all(writers);
  if (failures.length > 0)
    throw new Error(`A write was refused: ${failures.join('; ')}\n${product.output().slice(-4000)}`);

  const counted = await audit(product, session, mailbox, id, acknowledged);
  const of = (kind: Kind) => acknowledged.filter((act) => act.kind === kind).length;
  return {
    acknowledged: {
      register: of('register'),
      business: of('business'),
      feedback: of('feedback'),
      reply: of('reply'),
      click: of('click'),
      generate: of('generate'),
    },
    unknown,
    slowestReturn,
    ...counted,
  };
}

const businessOf = (name: string) => ({
  name,
  city: 'Portland',
  state: 'Oregon',
  feedbackEmail: emailTo,
  contactName: 'Rosa Fields',
  googleCategory1: 'Dentist',
  feedbackMail: 'full',
  reviewUrl: 'https://g.page/r/bright-harbor/review',
});

export const customerOf = (mark: string): string => `${mark}@customers.example.org`;

/** A message and the reply to it: both repeat with the act. */
async function answerMessage(
  product: Product,
  session: string,
  id: number,
  { mark, key }: Pick<Act, 'mark' | 'key'>,
): Promise<Response> {
  const feedback = { email: customerOf(mark), feedback: `Nobody called me back, ${mark}.` };
  const sent = await send(product, session, 'POST', `/api/businesses/${id}/send-feedback`, feedback, `${key} message`);
  if (!sent.ok) return sent;
  const found = await send(product, session, 'GET', `/api/businesses/${id}/feedback?query=${mark}`);
  if (!found.ok) return found;
  const [message] = ((await found.json()) as { feedback: { id: number }[] }).feedback;
  const path = `/api/businesses/${id}/feedback/${message?.id}/replies`;
  return send(product, session, 'POST', path, { text: `We are sorry, ${mark}.`, version: 1 }, key);
}

function requestOf(
  kind: Exclude<Kind, 'reply'>,
  mark: string,
  id: number,
  length: number,
): [path: string, body: unknown] {
  switch (kind) {
    case 'register':
      return ['/api/register', { name: mark, email: `${mark}@example.org`, password: owner.password }];
    case 'business':
      return ['/api/businesses', businessOf(`Practice ${mark}`)];
    case 'feedback':
      return [
        `/api/businesses/${id}/send-feedback`,
        // Random, so that no database can compress it.
        { name: 'A Customer', feedback: `It took too long, ${mark}. ${noise(length)}`.trim(), businessId: id },
      ];
    case 'click':
      return [`/api/analytics/google-click/${id}`, {}];
    case 'generate':
      return [
        '/api/reviews/generate',
        {
          businessId: id,
          businessType: 'healthcare',
          // Letters only: digits may look like a phone number, which is rejected.
          sentiments: [
            'Friendly staff',
            'Short wait',
            'Clean rooms',
            `Own ${mark.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
              .replace(/[^A-Za-z ]/g, ' ')
              .slice(0, 40),
          ],
        },
      ];
  }
}

const noise = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

export function send(
  product: Product,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Response> {
  return fetch(`http://127.0.0.1:${product.port}${path}`, {
    method,
    headers: {
      cookie,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(15_000),
  });
}

/** Creates an owner's account and returns its session cookie. */
async function signUpOwner(product: Product, mailbox: Mailbox): Promise<string> {
  const registered = await send(product, '', 'POST', '/api/register', owner);
  const pending = registered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const message = await mailbox.waitFor(owner.email, /\b\d{6}\b/);
  const code = /\b\d{6}\b/.exec(message.text)?.[0];
  await send(product, pending, 'POST', '/api/verify-code', { email: owner.email, code });
  const login = await send(product, '', 'POST', '/api/login', owner);
  const session = login.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('sid='))
    ?.split(';')[0];
  if (!session) throw new Error(`The owner could not sign in: ${login.status} ${await login.text()}`);
  return session;
}
