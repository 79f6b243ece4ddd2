import { vi } from 'vitest';
import type { Business } from '../../contract/businesses/calls.ts';
import type { Conversation, FeedbackEvent } from '../../contract/feedback/inbox.ts';
import type { SavedReply } from '../../contract/feedback/saved-replies.ts';

export const owner = { id: 7, name: 'Maya Lindqvist', email: 'maya@example.org', isAdmin: false, isActive: true };

export const dental: Business = {
  id: 3,
  name: 'Juniper Street Dental',
  nickname: null,
  slug: 'juniper-street-dental',
  city: 'Eugene',
  state: 'Oregon',
  logoUrl: null,
  color: null,
  categories: ['Dentist'],
  isActive: true,
  websiteUrl: null,
  reviewUrl: null,
  googleBusinessUrl: null,
  facebookUrl: null,
  feedbackEmail: 'maya@example.org',
  feedbackEmailState: 'confirmed',
  role: 'owner',
  contactName: 'Maya Lindqvist',
  timeZone: 'America/Los_Angeles',
  feedbackMail: 'automatic',
  replyDays: 2,
  showsReplyDays: false,
  googleCategory1: 'Dentist',
  googleCategory2: null,
  googleCategory3: null,
};

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

export function message(id: number, known: Partial<Conversation> = {}): Conversation {
  return {
    id,
    businessId: dental.id,
    businessName: dental.name,
    name: `Customer ${id}`,
    email: 'Not provided',
    phone: 'Not provided',
    feedback: `This is message number ${id}.`,
    isRead: false,
    delivery: 'delivered',
    createdAt: hoursAgo(3),
    state: 'waiting',
    version: 1,
    language: 'en',
    assigneeId: null,
    assigneeName: null,
    assignedBy: null,
    assignedAt: null,
    hasCode: true,
    hasEmail: false,
    mayEmail: true,
    waitingSince: hoursAgo(3),
    dueAt: hoursAgo(-24),
    answeredAt: null,
    doneAt: null,
    snoozedUntil: null,
    events: [],
    deliveredAt: null,
    settled: null,
    repliesLeft: 20,
    ...known,
  };
}

export const event = (id: number, known: Partial<FeedbackEvent>): FeedbackEvent => ({
  id,
  kind: 'reply',
  userName: 'Dana Whitfield',
  text: '',
  delivery: null,
  deliveredAt: null,
  createdAt: hoursAgo(0),
  ...known,
});

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

/** Answers the calls of the inbox from memory. A test changes `messages` as another window would. */
const listOf = ({ state, snoozedUntil }: Conversation) => (snoozedUntil ? 'snoozed' : state);

export function fakeInbox(messages: Conversation[], older = 0) {
  const calls: Call[] = [];
  const saved: SavedReply[] = [];
  const inbox = {
    messages,
    saved,
    older,
    changed: 1,
    calls,
    refuse: (_call: Call): Response | null => null,
    /** A test holds calls back before they are answered. */
    hold: async (_call: Call): Promise<unknown> => undefined,
  };
  const find = (path: string) => inbox.messages.find(({ id }) => path.includes(`/feedback/${id}`));
  const replace = (changed: Conversation) => {
    inbox.messages = inbox.messages.map((one) => (one.id === changed.id ? changed : one));
    inbox.changed += 1;
  };
  const count = (state: string) => inbox.messages.filter((one) => listOf(one) === state).length;

  function answer({ method, path, query, body }: Call): unknown {
    if (path === '/api/user') return { ...owner, emailVerified: true, businesses: [] };
    if (path === '/api/feedback') {
      const state = query.get('state');
      const words = query.get('query') ?? '';
      const feedback = inbox.messages.filter(
        (one) => (!state || listOf(one) === state) && one.feedback.includes(words),
      );
      return { feedback, unread: 0, nextCursor: null };
    }
    if (path === '/api/feedback/counts') {
      const states = {
        waiting: count('waiting'),
        snoozed: count('snoozed'),
        answered: count('answered'),
        done: count('done'),
      };
      return { ...states, unread: 0, late: 0, lastReplyAt: null, firstReply: null, older: inbox.older };
    }
    if (path === '/api/feedback/changes') {
      const since = query.get('since');
      return { since: String(inbox.changed), changed: since !== null && since !== String(inbox.changed) };
    }
    if (path === '/api/feedback/states') {
      const wanted = body.messages as readonly Pick<Conversation, 'id' | 'state' | 'snoozedUntil'>[];
      const before = wanted.map(({ id, state, snoozedUntil = null }) => {
        const one = inbox.messages.find((found) => found.id === id) ?? message(id);
        replace({ ...one, state, snoozedUntil, version: one.version + 1 });
        return { id, state: one.state, version: one.version + 1, snoozedUntil: one.snoozedUntil };
      });
      return { before, skipped: [] };
    }
    if (path === '/api/feedback/older') {
      const marked = body.markDone ? inbox.older : 0;
      inbox.older = 0;
      return { marked };
    }
    if (path.endsWith('/saved-replies')) {
      if (method === 'GET') return { savedReplies: inbox.saved };
      const added = { id: inbox.saved.length + 1, name: String(body.name), text: String(body.text) };
      inbox.saved.push(added);
      return added;
    }
    if (path.includes('/saved-replies/')) {
      inbox.saved = inbox.saved.filter(({ id }) => !path.endsWith(`/${id}`));
      return { success: true };
    }
    const one = find(path);
    if (!one) return null;
    if (path.endsWith('/replies') || path.endsWith('/notes')) {
      const isReply = path.endsWith('/replies');
      const kind = isReply ? 'reply' : 'note';
      const added = event(one.events.length + 1, { kind, text: String(body.text), userName: owner.name });
      const after = { ...one, events: [...one.events, added], version: one.version + (isReply ? 1 : 0) };
      replace(isReply ? { ...after, state: 'answered' } : after);
      return {
        eventId: added.id,
        state: isReply ? 'answered' : after.state,
        version: after.version,
        emailed: false,
        hadTooMany: false,
      };
    }
    if (method === 'DELETE') {
      inbox.messages = inbox.messages.filter(({ id }) => id !== one.id);
      return { success: true };
    }
    if (method === 'PATCH') replace({ ...one, ...body });
    return find(path);
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: JSON.parse(String(init.body ?? '{}')),
    };
    calls.push(call);
    const refused = inbox.refuse(call);
    if (refused) return refused;
    await inbox.hold(call);
    const reply = answer(call);
    return reply === null
      ? Response.json({ error: 'Feedback not found', code: 'not_found' }, { status: 404 })
      : Response.json(reply);
  });
  return inbox;
}
