// What is many and does nothing itself: a 'they' after it would be read as these
const things =
  '(?:aisles|answers|appointments|classes|costs|dishes|drinks|explanations|forms|goals|groups|ingredients|instructions|lessons|machines|materials|portions|prices|products|questions|replies|rooms|shelves|stations|tables|updates|viewings)';
const others = '(?:children|clinicians|kids|mechanics|teachers|trainers)';
const misread = new RegExp(
  `\\b(?:${things}|${others})\\b[^.:]*(?:[.,:]|,? (?:and|but|though|plus)\\b)[^.,:]{0,45}?\\b(?:they|them)\\b`,
  'i',
);

/** Whether a 'they' stands so soon after other ones that it would be read as them. */
export function pointsAtThings(text: string): boolean {
  return misread.test(text);
}
