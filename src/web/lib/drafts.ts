import { expectedUserId } from './query-client.ts';
import { type DraftKey, draftKeys, readStored, writeStored } from './storage.ts';

/** Drafts stay in the tab until they are saved, discarded, or the user logs out. */
const ownedBy = (userId: number | undefined) => `draft:${userId ?? ''}:` as const;

export const draftKey = (name: string): DraftKey => `${ownedBy(expectedUserId())}${name}`;

export function readDraft<Typed>(key: DraftKey): Typed | null {
  return JSON.parse(readStored(key) ?? 'null');
}

export function keepDraft(key: DraftKey, typed: object): void {
  writeStored(key, Object.keys(typed).length > 0 ? JSON.stringify(typed) : null);
}

/** Another user signed in in this tab. */
export function dropDraftsOfOthers(userId: number): void {
  for (const key of draftKeys()) if (!key.startsWith(ownedBy(userId))) writeStored(key, null);
}
