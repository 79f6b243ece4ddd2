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
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import type { FeedbackState } from '../../../contract/feedback/states.ts';
import { useFocusLater } from '../../lib/use-focus-later.ts';
import { changeInbox, type InboxChange, type InboxState } from './inbox-state.ts';
import { type InboxView, type MessageRef, readView, refOf, viewAddress } from './inbox-view.ts';
import { keepReplyDrafts, readReplyDrafts } from './reply-drafts.ts';
import { useMarkAsRead } from './use-reading.ts';
import { useStateChanges } from './use-state-changes.ts';

/** A row by its message's id, or a part of the screen. */
type FocusTarget = number | 'heading' | 'empty' | 'composer' | 'conflict';

interface InboxActions {
  readonly state: InboxState;
  readonly dispatch: Dispatch<InboxChange>;
  readonly show: (changed: Partial<InboxView>) => void;
  readonly open: (row: FeedbackItem, focused?: 'row' | 'message') => void;
  readonly close: () => void;
  readonly move: (step: 1 | -1) => void;
  /** These messages are settled: goes on to the next one. */
  readonly advance: (ids: readonly number[], state: FeedbackState | null) => void;
  readonly setState: (messages: readonly FeedbackItem[], state: FeedbackState) => void;
  readonly markRead: (message: MessageRef) => void;
  readonly write: (id: number, isNote: boolean) => void;
  readonly focus: (...targets: readonly FocusTarget[]) => void;
  readonly refTo: (target: FocusTarget) => RefCallback<HTMLElement>;
}

export const InboxContext = createContext<InboxActions | null>(null);

export function useInboxActions(): InboxActions {
  const actions = use(InboxContext);
  if (!actions) throw new Error('outside of the inbox');
  return actions;
}

const isPhone = () => matchMedia('(max-width: 767px)').matches;
/** The address, which changes before the next render. */
const viewNow = (): InboxView => readView(new URLSearchParams(location.search));
export const isOpenNow = ({ id }: MessageRef): boolean => viewNow().message?.id === id;

/** What can be done in the inbox, and where the focus goes afterwards. */
export function useInbox(rows: readonly FeedbackItem[]): InboxActions {
  const [, navigate] = useLocation();
  const { focus, refTo } = useFocusLater<FocusTarget>();
  const [state, dispatch] = useReducer(changeInbox, null, () => ({
    drafts: readReplyDrafts(),
    conflicts: {},
    glimpse: null,
  }));
  const { drafts } = state;
  useEffect(() => keepReplyDrafts(drafts), [drafts]);
  const markRead = useMarkAsRead();
  const change = useStateChanges((id) => focus(id, 'heading'));
  // A reply can arrive after the user has moved on.
  const latestRows = useRef(rows);
  useLayoutEffect(() => {
    latestRows.current = rows;
  });

  function show(changed: Partial<InboxView>, { push = false } = {}) {
    const next = { ...viewNow(), ...changed };
    navigate(viewAddress(next), { replace: !push, state: { keepsScroll: !isPhone() || !push } });
  }

  function open(row: FeedbackItem, focused: 'row' | 'message' = 'message') {
    const wasOpen = viewNow().message !== null;
    dispatch({ type: 'glimpsed', id: null });
    show({ message: refOf(row) }, { push: isPhone() && !wasOpen });
    if (focused === 'row') focus(row.id, 'heading');
    else focus('heading');
  }

  function close() {
    const { message } = viewNow();
    show({ message: null });
    if (message) focus(message.id, 'empty');
  }

  function move(step: 1 | -1) {
    const shown = latestRows.current;
    const index = shown.findIndex(isOpenNow);
    const next = index < 0 ? shown[0] : shown[index + step];
    if (next) open(next, 'row');
  }

  function advance(ids: readonly number[], settled: FeedbackState | null) {
    const now = viewNow();
    const shown = latestRows.current;
    const leave = settled === null || (now.state !== 'all' && now.state !== settled);
    const last = shown.findLastIndex(({ id }) => ids.includes(id));
    const others = (row: FeedbackItem) => !ids.includes(row.id);
    const next =
      shown.slice(last + 1).find(others) ?? (leave ? shown.slice(0, last + 1).findLast(others) : shown[last]);
    const opened = next && now.message !== null && !isPhone() ? next : null;
    dispatch({ type: 'glimpsed', id: opened && !opened.isRead && !ids.includes(opened.id) ? opened.id : null });
    show({ message: opened && refOf(opened) });
    if (next) focus(next.id, 'heading');
    else focus('empty');
  }

  function setState(messages: readonly FeedbackItem[], next: FeedbackState) {
    if (messages.length === 0) return;
    const ids = messages.map(({ id }) => id);
    const glimpsed = messages.find(({ id }) => id === state.glimpse);
    if (glimpsed) markRead(glimpsed);
    if (next === 'done') advance(ids, next);
    change(messages.map(({ id, version }) => ({ id, state: next, version })));
  }

  function write(id: number, isNote: boolean) {
    dispatch({ type: 'begun', id, isNote });
    focus('composer');
  }

  return { state, dispatch, show, open, close, move, advance, setState, markRead, write, focus, refTo };
}
