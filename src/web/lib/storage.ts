const storedKeys = {
  /** `newBusiness...`, `shortcuts` and `deskLanguage` are in localStorage, the rest in sessionStorage. */
  newBusinessId: 'newBusinessId',
  newBusinessSlug: 'newBusinessSlug',
  previousPage: 'previousPage',
  pendingEmail: 'pendingEmail',
  typedBusiness: 'typedBusiness',
  replyDrafts: 'replyDrafts',
  shortcuts: 'shortcuts',
  deskLanguage: 'deskLanguage',
} as const;

type StoredKey = keyof typeof storedKeys;

const inLocalStorage = new Set<StoredKey>(['newBusinessId', 'newBusinessSlug', 'shortcuts', 'deskLanguage']);

/** Null also when the browser blocks storage. */
export function readStored(key: StoredKey): string | null {
  try {
    return storageOf(key).getItem(storedKeys[key]);
  } catch {
    return null;
  }
}

export function writeStored(key: StoredKey, text: string | null): void {
  try {
    if (text === null) storageOf(key).removeItem(storedKeys[key]);
    else storageOf(key).setItem(storedKeys[key], text);
  } catch {
    return;
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
