import { expandFrame, markOpen, parseFrame, placeSlot } from './frame.ts';
import { dropCarriers } from './marks.ts';
import * as phrases from './phrases.ts';
import type { Random } from './random.ts';

export type Named = { business: string; visited: boolean };

const openers = {
  visited: phrases.openers.visited.map((template) => parseFrame(template)),
  called: phrases.openers.called.map((template) => parseFrame(template)),
};
// Where 'they' stand before one of these, only a plural can take their place
const plural =
  /^they (?:clearly )?(?:were|weren't|have|are|aren't|use|know|make|keep|take|give|cook|sell|carry|offer|do|don't|work|run|put|stock)\b/;
const peopleBefore =
  /\b(?:staff|team|crew|everyone|everybody|people|folks|desk|trainers|teachers|mechanics|clinicians)$/;

/** A statement without its place for the business. */
export function leaveUnnamed(text: string): string {
  return text
    .replace(new RegExp(`\\b(people|folks) ${placeSlot}`, 'u'), '$1 there')
    .replaceAll(` ${placeSlot}`, '')
    .replaceAll(placeSlot, '');
}

/** A statement that names the business where a customer would; null where it has no place for it. */
export function nameInside(text: string, { business, visited }: Named, random: Random): string | null {
  const slot = text.indexOf(placeSlot);
  if (slot >= 0) {
    const place = visited || peopleBefore.test(text.slice(0, slot).trim()) ? 'at' : 'with';
    return leaveUnnamed(text.replace(placeSlot, () => `${place} ${business}`));
  }
  if (!text.startsWith('they ')) return null;
  if (!visited && !plural.test(dropCarriers(text)) && random.chance(0.5)) return `${business} ${text.slice(5)}`;
  const subject = random.pick(plural.test(dropCarriers(text)) ? phrases.people.slice(0, 2) : phrases.people);
  return `${subject.replace('{b}', () => business)} ${text.slice(5)}`;
}

/** A sentence that first says where the customer was. */
export function nameBefore(text: string, { business, visited }: Named, random: Random): string | null {
  if (/^[^,]* and /.test(text)) return null;
  const opener = expandFrame(random.pick(visited ? openers.visited : openers.called), random);
  // 'I went there and I waited' has one 'I' too many
  const said = opener.startsWith('I ') ? text.replace(new RegExp(`^(${markOpen}?)I `, 'u'), '$1') : text;
  return opener.replace('{b}', () => business).replace('{s}', () => leaveUnnamed(said));
}
