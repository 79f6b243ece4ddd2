/** Subjects that a hurried customer leaves out: 'I had to wait' -> 'had to wait', 'the wait was long' -> 'wait was long'. */
const leftOut: readonly RegExp[] = [
  /^I (?=<?(?:had|got|felt|waited|found|didn't|never|paid|spent|slept|ended|struggled)\b)/,
  /^it (<?)was (?=(?:easy|hard|tough|tricky|clean|calm|cozy|crowded|quiet|simple|good value|fun)\b)/,
  /^they (?=<?(?:kept|explained|answered|listened|took|gave|made|fixed|showed|cleaned|replied|treated|helped|stuck|got|did|never|didn't|put)\b)/,
  /^the (?=(?:\$?staff|crew|wait|parking|service|prices?|pricing|food|coffee|drinks|music|atmosphere|booking|paperwork|equipment|rooms?|tables|front desk|line|advice|selection|stock|menu|teachers|trainers|lessons|bed|shower|breakfast|quality|checkout|replies|dentist|doctor|therapist)(?: @)? ?<(?:was|were|looked|felt|tasted|stayed|moved|seemed)\b)/,
];

/** The template without its subject; null where a customer would not leave it out. */
export function dropSubject(template: string): string | null {
  const start = leftOut.find((one) => one.test(template));
  return start === undefined
    ? null
    : template.replace(start, (_, mark?: string | number) => (typeof mark === 'string' ? mark : ''));
}

// 'Easy to find and I ...' reads as if something were missing; 'Had to wait and ...' does not
const alone = /^it /;
export const isAlone = (template: string): boolean => alone.test(template);
