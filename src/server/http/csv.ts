/** Spreadsheets read a file as UTF-8 only with a byte order mark. */
export const byteOrderMark = '\ufeff';

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** In countries that write 1,5 a semicolon ends a cell, and then a line break does too. */
const formulaStart = /^(?=[\t\r])|(?:^|[;\r\n])(?=[\s"]*[=+\-@|＝＋－＠])/g;

/** Quoted. An apostrophe keeps spreadsheets from running a cell, or a part of one, as a formula. */
const csvCell = (typed: string): string => `"${typed.replace(formulaStart, "$&'").replaceAll('"', '""')}"`;
