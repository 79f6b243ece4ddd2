import { sentimentMax, sentimentsRequired } from '../constants.ts';

export const thankPattern = /^\p{L}[\p{L}\p{M} '’-]{0,39}$/u;

export const isThankable = (name: string): boolean =>
  thankPattern.test(name.replace(/\b(Dr|Mrs?|Ms|St)\.(?= ?\p{L})/giu, '$1'));

/** `null` if the list is full. */
export function toggleSentiment(chosen: readonly string[], label: string): readonly string[] | null {
  if (chosen.includes(label)) return chosen.filter((one) => one !== label);
  return chosen.length < sentimentsRequired ? [...chosen, label] : null;
}

export function customSentiment(typed: string): string {
  const lower = typed
    .slice(0, sentimentMax * 4)
    .replace(/[<>{}\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .toLowerCase();
  const [first = '', ...rest] = lower;
  // The server takes no more marks on a message, and counts whole characters.
  const words = (first.toUpperCase() + rest.join('')).normalize('NFC').replace(/(\p{M}{30})\p{M}+/gu, '$1');
  return [...words].slice(0, sentimentMax).join('').trim();
}

export const saysTheSame = (labels: readonly string[], label: string): boolean =>
  labels.some((one) => one.toLowerCase() === label.toLowerCase());
