import type { CarriedSteps, Step } from '../../contract/analytics/steps.ts';
import type { CallInput } from '../../contract/calls.ts';
import type { PageBusiness } from '../../contract/customer-page.ts';
import { call } from '../lib/call.ts';
import { isUndecided, makeKey } from '../lib/call-with-retries.ts';
import { carrier } from '../review/carrier.ts';
import type { Flow } from './flow.ts';
import { visit } from './visit.ts';
import { stepsOf } from './visit-steps.ts';

const visibleFor = 1000;
/** The last step of a visit has no next one to go with. */
const retryAfter = 10_000;
/** Steps that wait for the draft or for a platform, whose calls take them along, or until the page is left. */
const waiting: readonly Step[] = ['good', 'four', 'draft', 'own', 'copied'];
const waitFor = 30_000;

type Timer = ReturnType<typeof setTimeout> | undefined;
type ReportedSteps = Omit<CallInput<'POST /api/analytics/steps/{businessId}'>, 'businessId'>;

/** State of one page load. */
export function makeFollow() {
  let add: ((found: readonly Step[]) => void) | undefined;
  /** A page restored at a later step counts nothing until it is back at the thumbs: an earlier page life counted it. */
  return (business: PageBusiness, flow: Flow, start: Flow | null): void => {
    const isRestored = start !== null && start.step !== 'thumbs' && flow.step !== 'thumbs';
    if (!add && isRestored && !visit.invitation) return;
    add ??= begin(business);
    add(stepsOf(flow, start));
    if (visit.seesPublic) add(['publicToo']);
  };
}
export const follow = makeFollow();

function begin({ id: businessId, links }: PageBusiness) {
  const { invitation: token } = visit;
  const id = makeKey().slice(-22);
  const place = new URLSearchParams(location.search).get('p')?.toLowerCase();
  const options = { keepalive: true };
  const language = document.documentElement.lang;
  const steps = new Set<Step>();
  let sent = 0;
  let answered = 0;
  let retry: Timer;
  let waited: Timer;
  let looked: Timer;

  /** The server counts each step once, so what got no answer is sent again with the next one. */
  function fresh() {
    clearTimeout(waited);
    const reached = [...steps].slice(answered);
    return { visit: id, ...(reached.length > 0 && { steps: reached, language, ...(place && { place }) }) };
  }

  function settle(reply: Promise<unknown>, { steps: reported = [] }: CarriedSteps, isCarried: boolean) {
    const { size } = steps;
    sent = size;
    Promise.all([
      reply,
      token && reported.includes('opened') && call('POST /api/invitations/opened', { token }, options),
      token &&
        links.some(({ platform }) => reported.includes(platform)) &&
        call('POST /api/invitations/went-on', { token }, options),
    ]).then(
      () => {
        answered = Math.max(answered, size);
        sent = Math.max(sent, answered);
      },
      (error: unknown) => {
        sent = answered;
        clearTimeout(retry);
        // A refused draft says nothing about its steps.
        if (isCarried || isUndecided(error)) retry = setTimeout(sendRest, retryAfter);
      },
    );
  }

  function send() {
    const steps = fresh() as ReportedSteps;
    settle(call('POST /api/analytics/steps/{businessId}', { businessId, ...steps }, options), steps, false);
  }
  const sendRest = () => {
    if (sent < steps.size) send();
  };

  carrier.carry = (start, ...more) => {
    for (const step of more.length > 0 ? ['opened' as const, ...more] : []) steps.add(step);
    const carried = fresh();
    const reply = start(carried);
    settle(reply, carried, true);
    return reply;
  };

  function add(found: readonly Step[]) {
    const { size } = steps;
    for (const step of found) steps.add(step);
    const added = [...steps].slice(size);
    if (added.some((step) => !waiting.includes(step))) return send();
    if (added.length === 0) return;
    clearTimeout(waited);
    waited = setTimeout(sendRest, waitFor);
  }

  function look() {
    clearTimeout(looked);
    if (document.hidden) sendRest();
    else looked = setTimeout(add, visibleFor, ['opened']);
  }

  look();
  addEventListener('visibilitychange', look);
  addEventListener('pagehide', sendRest);
  addEventListener('click', ({ target }) => {
    const address = (target as Element).closest('a')?.getAttribute('href');
    add(['opened', ...links.filter((link) => link.address === address).map(({ platform }) => platform)]);
  });
  addEventListener('online', sendRest);
  return add;
}
