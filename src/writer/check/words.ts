/** "Didn't" counts as two words. */
export type Word = { text: string; start: number; end: number; sentence: number };

export function listWords(text: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  for (const found of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*|[.!?](?=\s|$)|\n/gu)) {
    const [token] = found;
    const start = found.index;
    if (/^[.!?\n]$/.test(token)) {
      sentence++;
      continue;
    }
    const end = start + token.length;
    if (token.endsWith("n't")) {
      const stem = token === "can't" ? 'can' : token === "won't" ? 'will' : token.slice(0, -3);
      words.push({ text: stem, start, end, sentence }, { text: 'not', start, end, sentence });
    } else if (/^(?:it|that|there|i)'(?:s|d|ll)$/.test(token)) {
      const [stem = '', ending = ''] = token.split("'");
      const verb = ending === 's' ? 'is' : ending === 'd' ? 'would' : 'will';
      words.push({ text: stem, start, end, sentence }, { text: verb, start, end, sentence });
    } else words.push({ text: token, start, end, sentence });
  }
  return words;
}
