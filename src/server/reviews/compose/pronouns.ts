// What is many and does nothing itself: a 'they' after it would be read as these
const things =
  '(?:aisles|answers|appointments|classes|costs|dishes|drinks|every (?:room|part)|explanations|forms|goals|groups?|ingredients|instructions|lessons|machines|materials|portions|prices|products|questions|replies|rooms|shelves|stations|tables|updates|viewings)';
const others = '(?:children|clinicians|kids|mechanics|teachers|trainers)';
const many = new RegExp(`\\b(?:${things}|${others})\\b`, 'gi');
const misread = /^[^.:]*(?:[.,:]|,? (?:and|but|though|plus)\b)[^.:]{0,60}?\b(?:they|them)\b/i;
// 'the waiting room was dated, but it was calm'
const ofOnePart =
  /\b(?:waiting|changing|dining) (?:room|area)\b[^.:]*\b(?:but|though|and)\b[^.:]*\bit (?:was|felt|stayed|never)\b/i;
// 'the changing room was small. It stayed calm in there'
const ofPartBefore =
  /\b(?:waiting|changing|dining) (?:room|area)\b[^.:]*\. [^.:]{0,30}\bit (?:was|felt|got|stayed|seemed) (?:[a-z]+ )?(?:calm|crowded|full|loud|noisy|packed|quiet|tight)\b/i;

// 'everyone at the desk was helpful. They explained everything'
const ofDesk = /\bdesk\b[^.:]*(?:\.|,? (?:and|but|though|plus)\b)[^.:]{0,25}?\bthey\b/i;

// Whoever does something in the words around it is who 'they' are
const somebody = /\b(?:they|staff|team|crew|people|folks|everyone|everybody)\b/i;
const boundary = /[.,:]|\b(?:and|but|though|plus)\b/;

/** Whether a 'they' or an 'it' stands so soon after something else that it would be read as that. */
export function pointsAtThings(text: string): boolean {
  if ([ofOnePart, ofPartBefore, ofDesk].some((pattern) => pattern.test(text))) return true;
  return [...text.matchAll(many)].some((found) => {
    const around = text.slice(0, found.index).split(boundary).at(-1) ?? '';
    return !somebody.test(around) && misread.test(text.slice(found.index + found[0].length));
  });
}
