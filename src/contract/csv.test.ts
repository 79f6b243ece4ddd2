import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['\t=1+1', `"'\t'=1+1"`],
  ['\r=1+1', `"'\r'=1+1"`],
  ['\n=1+1', `"\n'=1+1"`],
  [' \t +1', `" \t' +1"`],
  // A tab ends a cell where the file is opened as text.
  ['Kind\t=1+1', `"Kind\t'=1+1"`],
  ['Kind\t"@SUM(1)"', `"Kind\t'""@SUM(1)"""`],
  ['Kind;\t-1', `"Kind;\t'-1"`],
  ['Kind\r=1+1', `"Kind\r'=1+1"`],
  ['Kind\tstaff - and 1 = 1', '"Kind\tstaff - and 1 = 1"'],
])('no part of %j runs as a formula', (typed, cell) => expect(csvLine([typed])).toBe(`${cell}\r\n`));
