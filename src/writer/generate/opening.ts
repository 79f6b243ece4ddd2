/** Subjects that hurried customers omit: 'I had to wait' -> 'had to wait', 'the wait was long' -> 'wait was long'. */
const leftOut: readonly RegExp[] = [
  /^I (?=<?(?:had (?!a (?:good|clear))|got|waited|paid|spent|struggled|didn't have to)\b)/,
  /^the (?=(?:\$?staff|crew|wait|parking|service|prices?|pricing|food|coffee|drinks|music|atmosphere|booking|paperwork|equipment|rooms?|tables|front desk|line|advice|selection|stock|menu|teachers|trainers|lessons|bed|shower|breakfast|quality|checkout|replies|dentist|doctor|therapist) <(?:was|were|looked|felt|tasted|stayed|moved|seemed)\b)/,
];

export function dropSubject(template: string): string | null {
  const start = leftOut.find((one) => one.test(template));
  return start === undefined ? null : template.replace(start, '');
}
