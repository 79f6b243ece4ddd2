import { draftKey, keepDraft, readDraft } from '../../lib/drafts.ts';

/** An unsent reply or note. */
export interface Draft {
  readonly text: string;
  readonly isNote: boolean;
  /** Version of the conversation when the text was begun, so that later changes are noticed; null before a key is pressed. */
  readonly version: number | null;
}

/** One draft per message. They survive navigation, a reload and the end of the session, but not a logout. */
export type Drafts = Readonly<Record<number, Draft>>;

const name = 'replies';

export const emptyDraft: Draft = { text: '', isNote: false, version: null };

export const readReplyDrafts = (): Drafts => readDraft<Drafts>(draftKey(name)) ?? {};

export function keepReplyDrafts(drafts: Drafts): void {
  const typed = Object.entries(drafts).filter(([, { text }]) => text.trim() !== '');
  keepDraft(draftKey(name), Object.fromEntries(typed));
}
