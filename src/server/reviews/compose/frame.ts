import type { Random } from './random.ts';

/*
 * A frame is a phrase with inline alternatives: 'the staff @ <was [|really] friendly> [to me|]'.
 * [a|b] picks one, <...> is the part that expresses the choice and is marked, $noun is filled from the kind of business,
 * @ is where the business may be named.
 */
export type Piece = string | readonly Frame[];
export type Frame = { pieces: readonly Piece[]; forms: number };

// Private-use characters carry the marks through joining and capitalising; inputs are stripped of them
export const markOpen = '\uE000';
export const markClose = '\uE001';
export const placeSlot = '\uE002';

const carriers = new Map([
  ['<', markOpen],
  ['>', markClose],
  ['@', placeSlot],
]);

/** `typed` stands for '#': it is taken as it is, never read as a template. */
export function parseFrame(template: string, nouns: Readonly<Record<string, string>> = {}, typed = ''): Frame {
  const filled = template.replace(/\$([a-z]+)/g, (_, name: string) => {
    const noun = nouns[name];
    if (noun === undefined) throw new Error(`no noun $${name} for "${template}"`);
    return `[${noun}]`;
  });
  let at = 0;
  function parseSequence(): Frame {
    const pieces: Piece[] = [];
    let text = '';
    while (at < filled.length && filled[at] !== '|' && filled[at] !== ']') {
      if (filled[at] === '[') {
        if (text !== '') pieces.push(text);
        text = '';
        pieces.push(parseAlternatives());
      } else {
        text += carriers.get(filled.charAt(at)) ?? (filled[at] === '#' ? typed : filled[at]);
        at++;
      }
    }
    if (text !== '') pieces.push(text);
    return { pieces, forms: countForms(pieces) };
  }
  function parseAlternatives(): Frame[] {
    const alternatives: Frame[] = [];
    do {
      at++;
      alternatives.push(parseSequence());
    } while (filled[at] === '|');
    if (filled[at] !== ']') throw new Error(`unclosed [ in "${template}"`);
    at++;
    return alternatives;
  }
  const frame = parseSequence();
  if (at < filled.length) throw new Error(`stray ${filled[at]} in "${template}"`);
  return frame;
}

function countForms(pieces: readonly Piece[]): number {
  let forms = 1;
  for (const piece of pieces)
    if (typeof piece !== 'string') forms *= piece.reduce((sum, alternative) => sum + alternative.forms, 0);
  return forms;
}

/** One surface form; spaces are tidied by the caller. */
export function expandFrame(frame: Frame, random: Random): string {
  let text = '';
  for (const piece of frame.pieces) text += typeof piece === 'string' ? piece : expandFrame(random.pick(piece), random);
  return text;
}

/** The surface form of this number, from 0 to `forms` - 1; neighbours differ in their last alternatives. */
export function formAt(frame: Frame, number: number): string {
  let left = number;
  let text = '';
  for (const piece of frame.pieces.toReversed()) {
    if (typeof piece === 'string') {
      text = piece + text;
      continue;
    }
    const choices = piece.reduce((sum, alternative) => sum + alternative.forms, 0);
    let inside = left % choices;
    left = Math.floor(left / choices);
    for (const alternative of piece) {
      if (inside < alternative.forms) {
        text = formAt(alternative, inside) + text;
        break;
      }
      inside -= alternative.forms;
    }
  }
  return text;
}

/** Every surface form, for the tests and the grammar check. */
export function listForms(frame: Frame): string[] {
  let texts = [''];
  for (const piece of frame.pieces) {
    const endings = typeof piece === 'string' ? [piece] : piece.flatMap(listForms);
    texts = texts.flatMap((text) => endings.map((ending) => text + ending));
  }
  return texts;
}
