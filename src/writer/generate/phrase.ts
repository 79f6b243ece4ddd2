import type { Segment } from '../draft.ts';

export interface Phrase {
  readonly kind: 'noun' | 'fragment' | 'clause';
  readonly isMixed: boolean;
  readonly stage: number;
  readonly segments: readonly Segment[];
}

// 'when I called <it ...>': a time at the beginning takes a comma.
const time = /^((?:when|after) [^<,]*[^<, ]) <(?=it |they |the |I |there |my )/;

/** `<...>` becomes a segment of its own. */
export function parsePhrase(template: string, choiceId: string): Segment[] {
  const marked = template.includes('<') ? template.replace(time, '$1, <') : `<${template}>`;
  return marked
    .split(/[<>]/)
    .flatMap((text, at) => (text === '' ? [] : [{ text, choiceId: at % 2 === 1 ? choiceId : null }]));
}

export function replaceStart(segments: readonly Segment[], start: string, by: string): Segment[] {
  const [first, ...rest] = segments;
  if (first === undefined) return [];
  if (first.text.length <= start.length && rest.length > 0) {
    const left = replaceStart(rest, start.slice(first.text.length), '');
    return by === '' ? left : [{ text: by, choiceId: null }, ...left];
  }
  return [{ ...first, text: by + first.text.slice(start.length) }, ...rest];
}
