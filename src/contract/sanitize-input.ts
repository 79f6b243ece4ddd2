export const cleanLines = (typed: string): string =>
  typed.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n').replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

export const cleanLine = (typed: string): string => cleanLines(typed).replace(/\s/g, ' ');
