import type { Step } from '../../contract/analytics/steps.ts';
import type { PageBusiness } from '../../contract/customer-page.ts';
import { call } from '../lib/call.ts';
import { isUndecided, makeKey } from '../lib/call-with-retries.ts';
import type { Flow } from './flow.ts';
import { visit } from './visit.ts';
import { stepsOf } from './visit-steps.ts';

const visibleFor = 1000;
/** The last step of a visit has no next one to go with. */
const retryAfter = 10_000;

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
  let answered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  visit.id = id;

  /** The server counts each step once, so what got no answer is sent again with the next one. */
  function send() {
    const { size } = steps;
    const fresh = [...steps].slice(answered);
    Promise.all([
      call(
        'POST /api/analytics/steps/{businessId}',
        { businessId, visit: id, steps: fresh, language, ...(place && { place }) },
        options,
      ),
      token && fresh.includes('opened') && call('POST /api/invitations/opened', { token }, options),
      token &&
        links.some(({ platform }) => fresh.includes(platform)) &&
        call('POST /api/invitations/went-on', { token }, options),
    ]).then(
      () => {
        answered = Math.max(answered, size);
      },
      (error: unknown) => {
        if (isUndecided(error)) setTimeout(sendRest, retryAfter);
      },
    );
  }
  const sendRest = () => {
    if (answered < steps.size) send();
  };

  function add(found: readonly Step[]) {
    const { size } = steps;
    for (const step of found) steps.add(step);
    if (steps.size > size) send();
  }

  function look() {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(add, visibleFor, ['opened']);
  }

  look();
  addEventListener('visibilitychange', look);
  addEventListener('click', ({ target }) => {
    const address = (target as Element).closest('a')?.getAttribute('href');
    add(['opened', ...links.filter((link) => link.address === address).map(({ platform }) => platform)]);
  });
  addEventListener('online', sendRest);
  return add;
}
