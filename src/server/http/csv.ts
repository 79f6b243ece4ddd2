/** Spreadsheets read a file as UTF-8 only with a byte order mark. */
export const byteOrderMark = '\ufeff';

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Quoted. An apostrophe keeps spreadsheets from running a cell as a formula. */
const csvCell = (typed: string): string =>
  `"${(/^[=+\-@|＝＋－＠\t\r]/.test(typed) ? `'${typed}` : typed).replaceAll('"', '""')}"`;
