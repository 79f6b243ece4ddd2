import { listForms, parseFrame, placeSlot } from './frame.ts';
import { dropCarriers } from './marks.ts';
import * as phrases from './phrases.ts';
import type { Random } from './random.ts';
import { inTurn } from './wording.ts';

/** The business as it is named; `opener` is what names it at the beginning of a review, null where a statement is to. */
export type Named = { business: string; visited: boolean; opener: string | null };

const openers = {
  visited: phrases.openers.visited.flatMap((template) => listForms(parseFrame(template))),
  called: phrases.openers.called.flatMap((template) => listForms(parseFrame(template))),
};
// Where 'they' stand before one of these, only a plural can take their place
const plural = /^they (?:[a-z]+ly )?(?:were|weren't|have|are|do|don't|know|did)\b/;
// These are done by a business, not by people
const ofBusiness = /^they (?:had|kept|charged|carried|stocked|sold|offered|could|needed|ran|stayed|got|made it)\b/;
const somebody = /\b(?:staff|team|crew|people|folks)\b/;
const peopleBefore =
  /\b(?:staff|team|crew|everyone|everybody|people|folks|desk|trainers|teachers|mechanics|clinicians|dealt with)$/;

/** The opener of this turn. */
export function openerOf(turn: number, visited: boolean): string {
  return inTurn(visited ? openers.visited : openers.called, turn);
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
  // 'their advice was clear at the law firm' says twice whose it was, 'the place was loud at the bar' where
  if (/\btheir\b|\bthe (?:whole )?place\b|\bat all$/.test(dropCarriers(text.slice(0, slot)).trim())) return false;
  // 'it was easy to book at the plumber' is said of a place alone
  return visited || peopleBefore.test(text.slice(0, slot).trim());
}

/** A statement that names the business where a customer would, `beside` others of its sentence; null where it has no place for it. */
export function nameInside(text: string, beside: string, { business, visited }: Named, random: Random): string | null {
  if (!bearsName(text, visited)) return null;
  if (text.includes(placeSlot)) return leaveUnnamed(text.replace(placeSlot, () => `at ${business}`));
  const said = dropCarriers(text);
  const isPlural = plural.test(said);
  // 'the people at Bright Harbor were hard to reach, but the people there were kind'
  if (ofBusiness.test(said) || (!isPlural && (somebody.test(beside) || random.chance(0.5))))
    return `${business} ${text.slice(5)}`;
  const all = isPlural ? phrases.people.slice(0, 2) : phrases.people;
  // 'the team had a skilled team'
  const fit = all.filter((people) => !`${said} ${beside}`.includes(people.split(' ')[1] ?? ''));
  const subject = random.pick(fit.length > 0 ? fit : all);
  return `${subject.replace('{b}', () => business)} ${text.slice(5)}`;
}

const anyone = /\b(?:they|the (?:staff|people|team|crew|folks)|everyone|everybody|nobody|no one)\b/i;
const asSubject = /(?:^|[,.:] |\b(?:and|but|though|also,|plus,|that,) )(?:the (?:people|folks|team|staff) at )?$/i;

/** Whether a sentence names the business as who did something, after others were said to have done something. */
export function namesLate(earlier: string, sentence: string, business: string): boolean {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(business)));
  const who = asSubject.exec(before);
  return sentence.includes(business) && who !== null && anyone.test(`${earlier} ${before.slice(0, who.index)}`);
}

/** A sentence that first says whom it is about. */
export function nameBefore(text: string, { business }: Named, opener: string): string {
  return opener.replace('{b}', () => business).replace('{s}', () => leaveUnnamed(text));
}
