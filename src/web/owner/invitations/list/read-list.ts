import { invitationMax } from '../../../../contract/invitations/limits.ts';
import { readTypedEmails } from '../../../../contract/invitations/typed-emails.ts';
import { type Columns, type Row, recognize, type Table } from './columns.ts';
import { decode, type Unreadable } from './decode.ts';
import { parseCsv } from './parse-csv.ts';

/** Excel files too, so that choosing one explains itself. */
export const fileTypes = '.csv,.txt,.tsv,.xls,.xlsx,text/csv,text/plain';
const bytesMax = 1_000_000;

export interface ReadList {
  readonly name: string;
  readonly table: Table;
  readonly columns: Columns;
  readonly isCut: boolean;
}
export type Reading = ReadList | { readonly unreadable: Unreadable; readonly openQuoteRow?: number };

const delimiters = [',', ';', '\t', '|'];

/** Excel writes `sep=;` above the rows; no other program shows that line as one. */
const separatorLine = /^"?sep=([,;|\t])"?\r?\n/i;

async function rowsOf(text: string): Promise<Row[]> {
  const { default: Papa } = await import('papaparse');
  const separator = separatorLine.exec(text);
  const body = text.replace(separatorLine, '');
  // Empty rows mislead the guess, but without them rows would have other numbers than in a spreadsheet.
  const guess = Papa.parse(body, { delimitersToGuess: delimiters, preview: 20, skipEmptyLines: 'greedy' });
  const parsed = await parseCsv(body, separator?.[1] ?? guess.meta.delimiter);
  const skipped = separator ? 2 : 1;
  return parsed
    .map((row, at) => ({ number: at + skipped, ...row }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** An address book's line of addresses, each a person. */
function spread(rows: readonly Row[]): readonly Row[] {
  const isOnlyAddresses = rows.every(({ cells }) => readTypedEmails(cells.join(',')).length > 0);
  if (!isOnlyAddresses) return rows;
  return rows.flatMap(({ number, cells }) =>
    readTypedEmails(cells.join(',')).map((cell) => ({ number, cells: [cell], hasOpenQuote: false })),
  );
}

export async function readText(name: string, text: string, wasCut = false): Promise<Reading> {
  const all = await rowsOf(text);
  const found = recognize(spread(all));
  if (found === null) {
    const open = all.find(({ hasOpenQuote }) => hasOpenQuote);
    return { unreadable: 'noAddresses', ...(open ? { openQuoteRow: open.number } : {}) };
  }
  const { table, columns } = found;
  const whole = wasCut ? table.rows.slice(0, -1) : table.rows;
  const rows = whole.slice(0, invitationMax.listRows);
  return { name, table: { ...table, rows }, columns, isCut: wasCut || rows.length < whole.length };
}

export async function readFile(file: File): Promise<Reading> {
  const bytes = new Uint8Array(await file.slice(0, bytesMax).arrayBuffer());
  const decoded = decode(bytes);
  if ('unreadable' in decoded) return decoded;
  return readText(file.name, decoded.text, file.size > bytesMax);
}
