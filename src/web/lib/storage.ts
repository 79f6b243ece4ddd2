export type DraftKey = `draft:${string}`;
type StoredKey =
  | 'newBusinessId'
  | 'newBusinessSlug'
  | 'shortcuts'
  | 'deskLanguage'
  | 'previousPage'
  | 'theme'
  | DraftKey;

/** The rest is in sessionStorage. */
const inLocalStorage = new Set<StoredKey>(['newBusinessId', 'newBusinessSlug', 'shortcuts', 'deskLanguage', 'theme']);

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

/** The next user of this browser may be another person. The theme says nothing about anyone. */
export function clearStored(): void {
  try {
    const theme = readStored('theme');
    localStorage.clear();
    sessionStorage.clear();
    writeStored('theme', theme);
  } catch {
    return;
  }
}

function storageOf(key: StoredKey): Storage {
  return inLocalStorage.has(key) ? localStorage : sessionStorage;
}
