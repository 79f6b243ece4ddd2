/** Removes invisible characters that the rules reject, and turns every line break into a newline. */
export const cleanLines = (typed: string): string =>
  typed.replace(/\r\n?|[\v\f\x85]/g, '\n').replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

/** The same for a single line, in which tabs become spaces. */
export const cleanLine = (typed: string): string => cleanLines(typed).replace(/\s/g, ' ');
