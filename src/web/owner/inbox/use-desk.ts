import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import type { Conversation } from '../../../contract/feedback/inbox.ts';
import type { FeedbackState } from '../../../contract/feedback/states.ts';
import { paths } from '../../../contract/paths.ts';
import { useFocusLater } from '../../lib/use-focus-later.ts';
import { type InboxView, type MessageRef, writeView } from './inbox-view.ts';
import { rowId } from './MessageRow.tsx';
import { emptyDraft, useReplyDrafts } from './reply-drafts.ts';
import { useReading } from './use-reading.ts';
import { useStateChanges } from './use-state-changes.ts';

export const headingId = 'message-heading';
export const emptyId = 'inbox-empty';
export const composerId = 'reply-text';
export const conflictId = 'reply-conflict';

/** What a colleague or another window changed before a reply was sent. */
type Conflicts = Readonly<Record<number, Conversation>>;

const isPhone = () => matchMedia('(max-width: 767px)').matches;
const hrefFor = (view: InboxView) => `${paths.dashboard}?${writeView(view)}`;

/** What can be done in the inbox, and where the focus goes afterwards. */
export function useDesk(view: InboxView, rows: readonly FeedbackItem[]) {
  const [, navigate] = useLocation();
  const focus = useFocusLater();
  const { drafts, setDraft } = useReplyDrafts();
  const [conflicts, setConflicts] = useState<Conflicts>({});
  const change = useStateChanges((id) => focus(rowId(id), headingId));
  const { glimpse, setGlimpse, stay, markRead } = useReading();
  // A reply can arrive after the user has moved on.
  const latest = useRef({ view, rows, drafts });
  useLayoutEffect(() => {
    latest.current = { view, rows, drafts };
  });

  function show(changed: Partial<InboxView>, { push = false } = {}) {
    const next = { ...latest.current.view, ...changed };
    latest.current = { ...latest.current, view: next };
    navigate(hrefFor(next), { replace: !push, state: { keepsScroll: !isPhone() || !push } });
  }

  function open(row: FeedbackItem, focused: 'row' | 'message' = 'message') {
    const wasOpen = latest.current.view.message !== null;
    setGlimpse(null);
    show({ message: refOf(row) }, { push: isPhone() && !wasOpen });
    if (focused === 'row') focus(rowId(row.id), headingId);
    else focus(headingId);
  }

  function close() {
    const { message } = latest.current.view;
    show({ message: null });
    if (message) focus(rowId(message.id), emptyId);
  }

  function move(step: 1 | -1) {
    const { view: now, rows: shown } = latest.current;
    const index = shown.findIndex(({ id }) => id === now.message?.id);
    const next = index < 0 ? shown[0] : shown[index + step];
    if (next) open(next, 'row');
  }

  /** These messages are settled: goes on to the next one. */
  function advance(ids: readonly number[], state: FeedbackState | null) {
    const { view: now, rows: shown } = latest.current;
    const leave = state === null || (now.state !== 'all' && now.state !== state);
    const last = shown.findLastIndex(({ id }) => ids.includes(id));
    const others = (row: FeedbackItem) => !ids.includes(row.id);
    const next =
      shown.slice(last + 1).find(others) ?? (leave ? shown.slice(0, last + 1).findLast(others) : shown[last]);
    const opened = next && now.message !== null && !isPhone() ? next : null;
    setGlimpse(opened && !opened.isRead && !ids.includes(opened.id) ? opened.id : null);
    show({ message: opened && refOf(opened) });
    if (next) focus(rowId(next.id), headingId);
    else focus(emptyId);
  }

  function setState(messages: readonly FeedbackItem[], state: FeedbackState) {
    if (messages.length === 0) return;
    const ids = messages.map(({ id }) => id);
    const glimpsed = messages.find(({ id }) => id === glimpse);
    if (glimpsed) markRead(glimpsed);
    if (state === 'done') advance(ids, state);
    change(messages.map(({ id, version }) => ({ id, state, version })));
  }

  function write(id: number, isNote: boolean) {
    stay();
    setDraft(id, { ...(drafts[id] ?? emptyDraft), isNote });
    focus(composerId);
  }

  /** Drops an unsent text. */
  function forget(id: number) {
    setDraft(id, emptyDraft);
    setConflict(id, null);
  }

  const isOpen = ({ id }: MessageRef) => latest.current.view.message?.id === id;
  const setConflict = (id: number, current: Conversation | null) =>
    setConflicts(({ [id]: _, ...others }) => (current ? { ...others, [id]: current } : others));

  return {
    view,
    rows,
    draftOf: (id: number) => latest.current.drafts[id] ?? emptyDraft,
    setDraft,
    hasDrafts: Object.values(drafts).some(({ text }) => text.trim() !== ''),
    drafts,
    conflicts,
    setConflict,
    hrefOf: (row: FeedbackItem) => hrefFor({ ...view, message: refOf(row) }),
    show,
    open,
    close,
    move,
    advance,
    write,
    forget,
    setState,
    glimpse,
    stay,
    markRead,
    isOpen,
    focus,
  };
}

export type Desk = ReturnType<typeof useDesk>;

const refOf = ({ businessId, id }: FeedbackItem): MessageRef => ({ businessId, id });
