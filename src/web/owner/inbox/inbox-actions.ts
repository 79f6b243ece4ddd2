import {
  createContext,
  type Dispatch,
  type RefCallback,
  use,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { useLocation } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import type { FeedbackList, FeedbackState } from '../../../contract/feedback/states.ts';
import { useFocusLater } from '../../lib/use-focus-later.ts';
import { useMedia } from '../../lib/use-wide.ts';
import { changeInbox, type InboxChange, type InboxState, type PanelName } from './inbox-state.ts';
import { type InboxView, type MessageRef, readView, refOf, viewAddress } from './inbox-view.ts';
import { keepReplyDrafts, readReplyDrafts } from './reply-drafts.ts';
import { useMarkAsRead } from './use-reading.ts';
import { useStateChanges } from './use-state-changes.ts';

/** A row by its message's id, or a part of the screen. */
type FocusTarget = number | 'heading' | 'empty' | 'composer' | PanelName;

interface InboxActions {
  readonly state: InboxState;
  /** The open message, or the one that is shown by itself. */
  readonly shown: MessageRef | null;
  readonly dispatch: Dispatch<InboxChange>;
  readonly show: (changed: Partial<InboxView>) => void;
  readonly open: (row: FeedbackItem, focused?: 'row' | 'message') => void;
  /** Opens the message that is shown by itself, which reads it. */
  readonly choose: () => void;
  readonly close: () => void;
  readonly move: (step: 1 | -1) => void;
  /** These messages are settled: goes on to the next one. */
  readonly advance: (ids: readonly number[], list: FeedbackList | null) => void;
  /** `day`: snoozes what waits until then. */
  readonly setState: (messages: readonly FeedbackItem[], state: FeedbackState, day?: string) => void;
  readonly markRead: (message: MessageRef) => void;
  /** A panel that closes gives the focus back to its button. */
  readonly togglePanel: (id: number, name: PanelName) => void;
  readonly write: (id: number, isNote: boolean) => void;
  readonly focus: (...targets: readonly FocusTarget[]) => void;
  readonly refTo: (target: FocusTarget) => RefCallback<HTMLElement>;
  /** Time zone of a business: its whole team sees the same times. */
  readonly zoneOf: (businessId: number) => string;
}

export const InboxContext = createContext<InboxActions | null>(null);

export function useInboxActions(): InboxActions {
  const actions = use(InboxContext);
  if (!actions) throw new Error('outside of the inbox');
  return actions;
}

const phone = '(max-width: 767px)';
const isPhone = () => matchMedia(phone).matches;
/** The address, which changes before the next render. */
const viewNow = (): InboxView => readView(new URLSearchParams(location.search));

export const isOpenNow = ({ id }: MessageRef): boolean => viewNow().message?.id === id;

/** What can be done in the inbox, and where the focus goes afterwards. */
export function useInbox(
  rows: readonly FeedbackItem[],
  chosen: MessageRef | null,
  businesses: readonly Pick<Business, 'id' | 'timeZone'>[],
): InboxActions {
  const [, navigate] = useLocation();
  const { focus, refTo } = useFocusLater<FocusTarget>();
  const [state, dispatch] = useReducer(changeInbox, null, () => ({
    drafts: readReplyDrafts(),
    conflicts: {},
    glimpse: null,
    panel: null,
  }));
  const { drafts, glimpse } = state;
  useEffect(() => keepReplyDrafts(drafts), [drafts]);
  const markRead = useMarkAsRead();
  const change = useStateChanges((id) => focus(id, 'heading'));
  // A reply can arrive after the user has moved on.
  const latestRows = useRef(rows);
  const oneColumn = useMedia(phone);
  const byItself = oneColumn ? undefined : (rows.find(({ id }) => id === glimpse) ?? rows[0]);
  const glimpsed = useRef(byItself);
  useLayoutEffect(() => {
    latestRows.current = rows;
    glimpsed.current = byItself;
  });
  // A newer message above it must not take its place.
  useEffect(() => {
    if (!chosen && byItself && byItself.id !== glimpse) dispatch({ type: 'glimpsed', id: byItself.id });
  }, [chosen, byItself, glimpse]);
  const shownNow = () => viewNow().message ?? glimpsed.current;

  function show(changed: Partial<InboxView>, { push = false } = {}) {
    const next = { ...viewNow(), ...changed };
    navigate(viewAddress(next), { replace: !push, state: { keepsScroll: !isPhone() || !push } });
  }

  function open(row: FeedbackItem, focused: 'row' | 'message' = 'message') {
    const wasOpen = viewNow().message !== null;
    show({ message: refOf(row) }, { push: isPhone() && !wasOpen });
    if (focused === 'row') focus(row.id, 'heading');
    else focus('heading');
  }

  function choose() {
    if (!viewNow().message && glimpsed.current) show({ message: refOf(glimpsed.current) });
  }

  function close() {
    const { message } = viewNow();
    show({ message: null });
    if (message) focus(message.id, 'empty');
  }

  function move(step: 1 | -1) {
    const shown = latestRows.current;
    const index = shown.findIndex(({ id }) => id === shownNow()?.id);
    // Opens the message that is shown by itself when it is the last.
    const next = index < 0 ? shown[0] : (shown[index + step] ?? shown[index]);
    if (next) open(next, 'row');
  }

  function advance(ids: readonly number[], settled: FeedbackList | null) {
    const now = viewNow();
    const shown = latestRows.current;
    const leave = settled === null || (now.state !== 'all' && now.state !== settled);
    const last = shown.findLastIndex(({ id }) => ids.includes(id));
    const others = (row: FeedbackItem) => !ids.includes(row.id);
    const next =
      shown.slice(last + 1).find(others) ?? (leave ? shown.slice(0, last + 1).findLast(others) : shown[last]);
    dispatch({ type: 'glimpsed', id: next?.id ?? null });
    glimpsed.current = next;
    show({ message: null });
    if (next) focus(next.id, 'heading');
    else focus('empty');
  }

  function setState(messages: readonly FeedbackItem[], next: FeedbackState, day?: string) {
    if (messages.length === 0) return;
    const ids = messages.map(({ id }) => id);
    const seen = viewNow().message ? undefined : messages.find(({ id }) => id === glimpsed.current?.id);
    if (seen && !seen.isRead) markRead(seen);
    if (next === 'done' || day) advance(ids, day ? 'snoozed' : next);
    const snoozedUntil = next === 'waiting' ? (day ?? null) : null;
    change(messages.map(({ id, version }) => ({ id, state: next, version, snoozedUntil })));
  }

  function togglePanel(id: number, name: PanelName) {
    choose();
    dispatch({ type: 'toggled', id, name });
    if (state.panel?.id === id && state.panel.name === name) focus(name);
  }

  function write(id: number, isNote: boolean) {
    choose();
    dispatch({ type: 'begun', id, isNote });
    focus('composer');
  }

  return {
    state,
    shown: chosen ?? (byItself ? refOf(byItself) : null),
    dispatch,
    show,
    open,
    choose,
    close,
    move,
    advance,
    setState,
    markRead,
    togglePanel,
    write,
    focus,
    refTo,
    zoneOf: (businessId) => businesses.find(({ id }) => id === businessId)?.timeZone ?? 'UTC',
  };
}
