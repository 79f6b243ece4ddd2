export type DraftKey = `draft:${string}`;
type StoredKey = 'newBusinessId' | 'newBusinessSlug' | 'shortcuts' | 'deskLanguage' | 'previousPage' | DraftKey;

/** The rest is in sessionStorage. */
const inLocalStorage = new Set<StoredKey>(['newBusinessId', 'newBusinessSlug', 'shortcuts', 'deskLanguage']);

/** `null` also when the browser blocks storage. */
export function readStored(key: StoredKey): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StoredKey, text: string | null): void {
  try {
    if (text === null) storageOf(key).removeItem(key);
    else storageOf(key).setItem(key, text);
  } catch {
    return;
  }
}

export function draftKeys(): readonly DraftKey[] {
  try {
    return Object.keys(sessionStorage).filter((key): key is DraftKey => key.startsWith('draft:'));
  } catch {
    return [];
  }
}

/** The next user of this browser may be another person. */
export function clearStored(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    return;
  }
}

function storageOf(key: StoredKey): Storage {
  return inLocalStorage.has(key) ? localStorage : sessionStorage;
}
