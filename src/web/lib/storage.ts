export const storedKeys = {
  /** localStorage: the new business, for the dashboard's highlight. */
  newBusinessId: 'newBusinessId',
  newBusinessSlug: 'newBusinessSlug',
  /** sessionStorage: the customer's page that linked to Privacy or Terms. */
  previousPage: 'previousPage',
  /** sessionStorage: the registered, unverified email. */
  pendingEmail: 'pendingEmail',
  /** sessionStorage: the unsaved form when the session ended, and its user. */
  typedBusiness: 'typedBusiness',
} as const;

type StoredKey = keyof typeof storedKeys;

/** Null also when the browser blocks storage. */
export function readStored(key: StoredKey): string | null {
  try {
    return storageOf(key).getItem(storedKeys[key]);
  } catch {
    return null;
  }
}

/** Null clears it. Blocked storage is ignored. */
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
  return key === 'newBusinessId' || key === 'newBusinessSlug' ? localStorage : sessionStorage;
}
