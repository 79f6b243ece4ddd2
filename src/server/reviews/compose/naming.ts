import { listForms, markOpen, parseFrame, placeSlot } from './frame.ts';
import { dropCarriers } from './marks.ts';
import * as phrases from './phrases.ts';
import type { Random } from './random.ts';

/** The business as it is named; `opener` is what names it at the beginning of a review, null where a statement is to. */
export type Named = { business: string; visited: boolean; opener: string | null };

const openers = {
  visited: phrases.openers.visited.flatMap((template) => listForms(parseFrame(template))),
  called: phrases.openers.called.flatMap((template) => listForms(parseFrame(template))),
};
// Where 'they' stand before one of these, only a plural can take their place
const plural =
  /^they (?:clearly )?(?:were|weren't|have|are|aren't|use|know|make|keep|take|give|cook|sell|carry|offer|do|don't|work|run|put|stock)\b/;
const peopleBefore =
  /\b(?:staff|team|crew|everyone|everybody|people|folks|desk|trainers|teachers|mechanics|clinicians)$/;

/** The opener of this turn. */
export function openerOf(turn: number, visited: boolean): string | null {
  const forms = visited ? openers.visited : openers.called;
  return forms[turn % forms.length] ?? null;
}

/** A statement without its place for the business. */
export function leaveUnnamed(text: string): string {
  return text
    .replace(new RegExp(`\\b(people|folks) ${placeSlot}`, 'u'), '$1 there')
    .replaceAll(` ${placeSlot}`, '')
    .replaceAll(placeSlot, '');
}

/** Whether a statement has a place for the business. */
export function bearsName(text: string, visited: boolean): boolean {
  const slot = text.indexOf(placeSlot);
  if (slot < 0) return text.startsWith('they ');
  // 'it was easy to book at the plumber' is said of a place alone
  return visited || peopleBefore.test(text.slice(0, slot).trim());
}

/** A statement that names the business where a customer would; null where it has no place for it. */
export function nameInside(text: string, { business, visited }: Named, random: Random): string | null {
  if (!bearsName(text, visited)) return null;
  if (text.includes(placeSlot)) return leaveUnnamed(text.replace(placeSlot, () => `at ${business}`));
  if (!visited && !plural.test(dropCarriers(text)) && random.chance(0.5)) return `${business} ${text.slice(5)}`;
  const subject = random.pick(plural.test(dropCarriers(text)) ? phrases.people.slice(0, 2) : phrases.people);
  return `${subject.replace('{b}', () => business)} ${text.slice(5)}`;
}

/** A sentence that first says where the customer was. */
export function nameBefore(text: string, { business }: Named, opener: string): string | null {
  const isLinked = opener.endsWith(' and {s}');
  if (isLinked && /^[^,]* and /.test(text)) return null;
  // 'I went there and I waited' has one 'I' too many
  const said = isLinked ? text.replace(new RegExp(`^(${markOpen}?)I `, 'u'), '$1') : text;
  return opener.replace('{b}', () => business).replace('{s}', () => leaveUnnamed(said));
}
