import { setTimeout as sleep } from 'node:timers/promises';
import { type Act, customerOf, emailTo, type Kind, send } from './crash.ts';
import type { Mailbox } from './mailbox.ts';
import type { Product } from './product.ts';

/** Looks for each acknowledged write where its reader would find it. */
export async function audit(product: Product, session: string, mailbox: Mailbox, id: number, acts: readonly Act[]) {
  const lost: string[] = [];
  const doubled: string[] = [];
  const read = async (path: string) => (await send(product, session, 'GET', path)).json();
  const expectOnce = (kind: Kind, texts: readonly string[]) => {
    for (const { mark } of acts.filter((act) => act.kind === kind)) {
      const found = texts.filter((text) => text.includes(mark)).length;
      if (found === 0) lost.push(`${kind} ${mark}`);
      if (found > 1) doubled.push(`${kind} ${mark}: ${found} times`);
    }
  };

  const businesses = (await read('/api/businesses')) as { name: string }[];
  expectOnce(
    'business',
    businesses.map((business) => business.name),
  );
  const messages = await allFeedback(read, id);
  expectOnce(
    'feedback',
    messages.map(({ feedback }) => feedback),
  );
  expectOnce('reply', await allReplies(read, id, messages));
  const counters = (await read(`/api/analytics/${id}`)) as { reviewsGenerated: number; googleLinkClicks: number };
  for (const [kind, count] of [
    ['click', counters.googleLinkClicks],
    ['generate', counters.reviewsGenerated],
  ] as const) {
    const expected = acts.filter((act) => act.kind === kind).length;
    if (count < expected) lost.push(`${expected - count} of ${expected} ${kind}s`);
    if (count > expected) doubled.push(`${count} ${kind}s instead of ${expected}`);
  }

  const mailed = acts.filter((act) => ['register', 'feedback', 'reply'].includes(act.kind));
  const emailsOf = (act: Act) =>
    mailbox.emails.filter((message) =>
      act.kind === 'feedback'
        ? message.to === emailTo && message.text.includes(act.mark)
        : message.to === (act.kind === 'register' ? `${act.mark}@example.org` : customerOf(act.mark)),
    );
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(500)) {
    if (mailed.every((act) => emailsOf(act).length > 0)) break;
  }
  // Time for a second copy to arrive, if there is one.
  await sleep(1500);
  const emails: string[] = [];
  let emailsTwice = 0;
  for (const act of mailed) {
    const found = emailsOf(act);
    const ids = new Set(found.map((message) => message.messageId));
    if (found.length === 0) emails.push(`${act.kind} ${act.mark}: no email`);
    if (found.length > 2 || ids.size > 1)
      emails.push(`${act.kind} ${act.mark}: ${found.length} emails, ${ids.size} ids`);
    if (found.length === 2) emailsTwice += 1;
  }
  return { lost, doubled, emails, emailsTwice };
}

interface Message {
  readonly id: number;
  readonly feedback: string;
  readonly state: string;
}

/** The history of each answered message. One without its reply counts as lost, whatever its state says. */
async function allReplies(read: (path: string) => Promise<unknown>, id: number, messages: readonly Message[]) {
  const texts: string[] = [];
  for (const { id: message, state } of messages.filter(({ feedback }) =>
    feedback.startsWith('Nobody called me back'),
  )) {
    const { events } = (await read(`/api/businesses/${id}/feedback/${message}`)) as {
      events: { kind: string; text: string }[];
    };
    const replies = events.filter(({ kind }) => kind === 'reply');
    if ((state === 'answered') !== (replies.length === 1)) throw new Error(`${state}, with ${replies.length} replies`);
    texts.push(...replies.map(({ text }) => text));
  }
  return texts;
}

async function allFeedback(read: (path: string) => Promise<unknown>, id: number): Promise<Message[]> {
  const messages: Message[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = (await read(`/api/businesses/${id}/feedback?limit=100${cursor ? `&cursor=${cursor}` : ''}`)) as {
      feedback: Message[];
      nextCursor: string | null;
    };
    messages.push(...page.feedback);
    cursor = page.nextCursor;
  }
  return messages;
}
