/** The period of a title does not end a sentence. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=(?<!\b(?:Dr|Mrs?|Ms|St))[.!?。।]["”’)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** `null` below eight words, which anyone may repeat. */
export function hashDraft(text: string): string | null {
  const words = splitWords(text.toLowerCase().replaceAll('’', "'"));
  return words.length < 8 ? null : hashText(words.join(' '));
}

// cyrb53: 53 bits are plenty for 500 drafts of a business.
function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
