export const fieldText = {
  optional: '(optional)',
  showPassword: 'Show password',
  show: 'Show',
  hide: 'Hide',
} as const;

export const messageText = {
  one: 'Message',
  close: 'Close message',
  /** Radix fills in the key. */
  all: 'Messages ({hotkey})',
} as const;

export const keptDraftText = {
  kept: 'We kept what you typed.',
  discard: 'Discard it',
} as const;

export const spinnerText = 'Loading';
export const cancelText = 'Cancel';
export const copiedText = 'Copied';
export const orText = 'or';
