// What is many and does nothing itself: a 'they' after it would be read as these
const things =
  '(?:aisles|answers|appointments|classes|costs|dishes|drinks|explanations|forms|goals|groups?|ingredients|instructions|lessons|machines|materials|portions|prices|products|questions|replies|rooms|shelves|stations|tables|updates|viewings)';
const others = '(?:children|clinicians|kids|mechanics|teachers|trainers)';
const misread = new RegExp(
  `\\b(?:${things}|${others})\\b[^.:]*(?:[.,:]|,? (?:and|but|though|plus)\\b)[^.:]{0,60}?\\b(?:they|them)\\b`,
  'i',
);
// 'the waiting room was dated, but it was calm'
const ofOnePart =
  /\b(?:waiting|changing|dining) (?:room|area)\b[^.:]*\b(?:but|though|and)\b[^.:]*\bit (?:was|felt|stayed|never)\b/i;

// Whoever does something in the words around it is who 'they' are
const somebody = /\b(?:they|staff|team|crew|people|folks|everyone|everybody)\b/i;
const boundary = /[.,:]|\b(?:and|but|though|plus)\b/;

/** Whether a 'they' or an 'it' stands so soon after something else that it would be read as that. */
export function pointsAtThings(text: string): boolean {
  const found = misread.exec(text);
  const around = found === null ? '' : (text.slice(0, found.index).split(boundary).at(-1) ?? '');
  return ofOnePart.test(text) || (found !== null && !somebody.test(around));
}
