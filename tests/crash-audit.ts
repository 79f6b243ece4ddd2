import { setTimeout as sleep } from 'node:timers/promises';
import { type Act, emailTo, type Kind, send } from './crash.ts';
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
  expectOnce('feedback', await allFeedback(read, id));
  const counters = (await read(`/api/analytics/${id}`)) as { reviewsGenerated: number; googleLinkClicks: number };
  for (const [kind, count] of [
    ['click', counters.googleLinkClicks],
    ['generate', counters.reviewsGenerated],
  ] as const) {
    const expected = acts.filter((act) => act.kind === kind).length;
    if (count < expected) lost.push(`${expected - count} of ${expected} ${kind}s`);
    if (count > expected) doubled.push(`${count} ${kind}s instead of ${expected}`);
  }

  const mailed = acts.filter((act) => act.kind === 'register' || act.kind === 'feedback');
  const emailsOf = (act: Act) =>
    mailbox.emails.filter((message) =>
      act.kind === 'register'
        ? message.to === `${act.mark}@example.org`
        : message.to === emailTo && message.text.includes(act.mark),
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

async function allFeedback(read: (path: string) => Promise<unknown>, id: number): Promise<string[]> {
  const texts: string[] = [];
  for (let cursor: number | null | undefined; cursor !== null; ) {
    const page = (await read(`/api/businesses/${id}/feedback?limit=100${cursor ? `&cursor=${cursor}` : ''}`)) as {
      feedback: { feedback: string }[];
      nextCursor: number | null;
    };
    texts.push(...page.feedback.map((item) => item.feedback));
    cursor = page.nextCursor;
  }
  return texts;
}
