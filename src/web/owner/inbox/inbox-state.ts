import type { Conversation } from '../../../contract/feedback/inbox.ts';
import { type Draft, type Drafts, emptyDraft } from './reply-drafts.ts';

export interface InboxState {
  readonly drafts: Drafts;
  /** What a colleague or another window changed before a reply was sent. */
  readonly conflicts: Readonly<Record<number, Conversation>>;
  /** The message that is shown by itself while the user has opened none. It stays unread. */
  readonly glimpse: number | null;
  /** More of what can be done with one message. */
  readonly panel: { readonly id: number; readonly name: PanelName } | null;
}

export type PanelName = 'snooze' | 'assign' | 'more';

export type InboxChange =
  | { readonly type: 'typed'; readonly id: number; readonly draft: Draft }
  | { readonly type: 'begun'; readonly id: number; readonly isNote: boolean }
  | { readonly type: 'stored'; readonly id: number; readonly text: string }
  | { readonly type: 'discarded'; readonly id: number }
  | { readonly type: 'conflicted'; readonly id: number; readonly current: Conversation }
  | { readonly type: 'glimpsed'; readonly id: number | null }
  | { readonly type: 'toggled'; readonly id: number; readonly name: PanelName };

export function changeInbox(state: InboxState, change: InboxChange): InboxState {
  if (change.type === 'glimpsed') return { ...state, glimpse: change.id };
  if (change.type === 'toggled') return { ...state, panel: toggle(state.panel, change) };
  const { id } = change;
  const draft = state.drafts[id] ?? emptyDraft;
  const withDraft = (next: Draft) => ({ ...state, drafts: { ...state.drafts, [id]: next } });
  const { [id]: _, ...conflicts } = state.conflicts;
  switch (change.type) {
    case 'typed':
      return withDraft(change.draft);
    case 'begun':
      return withDraft({ ...draft, isNote: change.isNote });
    case 'stored':
      // Words typed since then are a new draft.
      return draft.text.trim() === change.text.trim()
        ? { ...withDraft(emptyDraft), conflicts }
        : { ...state, conflicts };
    case 'discarded':
      return { ...withDraft(emptyDraft), conflicts };
    case 'conflicted':
      return { ...state, conflicts: { ...conflicts, [id]: change.current } };
  }
}

const toggle = (shown: InboxState['panel'], { id, name }: NonNullable<InboxState['panel']>) =>
  shown?.id === id && shown.name === name ? null : { id, name };
