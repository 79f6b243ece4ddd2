/** Spreadsheets read a file as UTF-8 only with a byte order mark. */
export const byteOrderMark = '\ufeff';

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** In countries that write 1,5 a semicolon ends a cell, and then a line break does too; a tab does where the file is read as text. */
const cellStart = /(?:[;\t\r\n]|^(?![;\t\r\n]))[\s"]*/g;
const untilLastBreak = /^(?:.*[;\t\r\n])?/s;
const formulaSign = /[=+\-@|＝＋－＠]/;

/** Quoted. An apostrophe keeps spreadsheets from running a cell, or a part of one, as a formula. */
function csvCell(typed: string): string {
  const guarded = typed.replace(cellStart, (blank, at: number) =>
    formulaSign.test(typed.charAt(at + blank.length)) ? blank.replace(untilLastBreak, "$&'") : blank,
  );
  return `"${/^[\t\r]/.test(guarded) ? "'" : ''}${guarded.replaceAll('"', '""')}"`;
}
