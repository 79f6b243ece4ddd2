import type { Segment, Sentence } from '../draft.ts';

export function punctuate(sentence: Sentence): Segment[] {
  const [first, ...rest] = sentence.filter(({ text }) => text !== '');
  if (first === undefined) return [];
  const text = first.text.trimStart();
  return [{ ...first, text: text.charAt(0).toUpperCase() + text.slice(1) }, ...rest, { text: '.', choiceId: null }];
}

export function assemble(sentences: readonly Sentence[]): Segment[] {
  const all = sentences.flatMap((sentence, at) => (at === 0 ? sentence : [{ text: ' ', choiceId: null }, ...sentence]));
  const merged: Segment[] = [];
  for (const segment of all) {
    const last = merged.at(-1);
    if (last?.choiceId === segment.choiceId) merged[merged.length - 1] = { ...last, text: last.text + segment.text };
    else merged.push(segment);
  }
  return merged;
}
