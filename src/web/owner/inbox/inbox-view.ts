import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { paths } from '../../../contract/paths.ts';

export const viewStates = ['waiting', 'snoozed', 'answered', 'done', 'all'] as const;
export type ViewState = (typeof viewStates)[number];

/** What the inbox shows. It is in the address, so that Back, a reload and a link lead to the same place. */
export interface InboxView {
  readonly state: ViewState;
  readonly businessId: number | null;
  readonly query: string;
  /** Local dates, such as 2026-11-20. */
  readonly from: string;
  readonly to: string;
  readonly hasEmail: boolean;
  /** Assigned to the current user. */
  readonly isMine: boolean;
  readonly message: MessageRef | null;
}

export interface MessageRef {
  readonly businessId: number;
  readonly id: number;
}

const isState = (named: string | null): named is ViewState => viewStates.some((state) => state === named);
const readId = (typed: string | null | undefined): number | null =>
  typed && /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null;
const readDate = (typed: string | null): string => (typed && /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : '');

function readMessage(typed: string | null): MessageRef | null {
  const [businessId, id] = (typed ?? '').split('-', 2).map(readId);
  return businessId && id ? { businessId, id } : null;
}

export function readView(search: URLSearchParams): InboxView {
  const state = search.get('state');
  return {
    state: isState(state) ? state : 'waiting',
    businessId: readId(search.get('business')),
    query: search.get('query') ?? '',
    from: readDate(search.get('from')),
    to: readDate(search.get('to')),
    hasEmail: search.get('email') === '1',
    isMine: search.get('mine') === '1',
    message: readMessage(search.get('message')),
  };
}

export function writeView({
  state,
  businessId,
  query,
  from,
  to,
  hasEmail,
  isMine,
  message,
}: InboxView): URLSearchParams {
  return new URLSearchParams({
    tab: 'inbox',
    ...(state === 'waiting' ? {} : { state }),
    ...(businessId === null ? {} : { business: String(businessId) }),
    ...(query ? { query } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(hasEmail ? { email: '1' } : {}),
    ...(isMine ? { mine: '1' } : {}),
    ...(message === null ? {} : { message: `${message.businessId}-${message.id}` }),
  });
}

export const isFiltered = ({ query, from, to, hasEmail }: InboxView): boolean =>
  query !== '' || from !== '' || to !== '' || hasEmail;

export const viewAddress = (view: InboxView): string => `${paths.dashboard}?${writeView(view)}`;

export const refOf = ({ businessId, id }: FeedbackItem): MessageRef => ({ businessId, id });
