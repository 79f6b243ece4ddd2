/** Everything that the owner's app keeps in the browser, by its key. */
export const storedKeys = {
  /** localStorage: the business that was just created, for the dashboard's highlight. */
  newBusinessId: 'newBusinessId',
  newBusinessSlug: 'newBusinessSlug',
  /** sessionStorage: the customer's page that led to Privacy or Terms. */
  previousPage: 'previousPage',
  /** sessionStorage: the address that was registered and is not verified yet. */
  pendingEmail: 'pendingEmail',
  /** sessionStorage: what was typed into a form of a business when the session ended, and by whom. */
  typedBusiness: 'typedBusiness',
} as const;

type StoredKey = keyof typeof storedKeys;

/** The stored text, or null where there is none or the browser refuses storage. */
export function readStored(key: StoredKey): string | null {
  try {
    return storageOf(key).getItem(storedKeys[key]);
  } catch {
    return null;
  }
}

/** Stores a text, or clears it with null; a browser that refuses storage loses a comfort, nothing else. */
export function writeStored(key: StoredKey, text: string | null): void {
  try {
    if (text === null) storageOf(key).removeItem(storedKeys[key]);
    else storageOf(key).setItem(storedKeys[key], text);
  } catch {
    return;
  }
}

/** Leaves nothing behind, whichever screen stored it: the next user of this browser is another person. */
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
