/** Sentences of a text, each trimmed; an abbreviation's full stop before a capital counts as an end, which only splits more. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The words of a text: letters, marks and digits, with inner apostrophes and hyphens. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** A short hash of a sentence that ignores case, punctuation and contractions; null below six words, which anyone may repeat. */
export function hashSentence(sentence: string): string | null {
  const plain = sentence.toLowerCase().replaceAll('’', "'");
  const words = splitWords(plain.replaceAll("n't", ' not').replaceAll("i'd", 'i would').replaceAll("i'll", 'i will'));
  return words.length < 6 ? null : hashText(words.join(' '));
}

/** The hashes of all sentences of a text that are long enough to be remembered. */
export function hashSentences(text: string): string[] {
  return splitSentences(text).flatMap((sentence) => hashSentence(sentence) ?? []);
}

// cyrb53: 53 bits are plenty for a memory of a few thousand sentences per business
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
