import { invitationMax } from '../../../../contract/invitation-limits.ts';
import { readTypedEmails } from '../../../../contract/typed-emails.ts';
import { type Columns, type Row, recognize, type Table } from './columns.ts';
import { decode, type Unreadable } from './decode.ts';

/** Excel files too, so that choosing one explains itself. */
export const fileTypes = '.csv,.txt,.tsv,.xls,.xlsx,text/csv,text/plain';
const bytesMax = 1_000_000;

export interface ReadList {
  readonly name: string;
  readonly table: Table;
  readonly columns: Columns;
  readonly isCut: boolean;
}
export type Reading = ReadList | { readonly unreadable: Unreadable };

const delimiters = [',', ';', '\t', '|'];

/** Excel writes `sep=;` above the rows; no other program shows that line as one. */
const separatorLine = /^"?sep=([,;|\t])"?\r?\n/i;

async function rowsOf(text: string): Promise<Row[]> {
  const { default: Papa } = await import('papaparse');
  const separator = separatorLine.exec(text);
  const body = text.replace(separatorLine, '');
  // Empty rows mislead the guess, but without them rows would have other numbers than in a spreadsheet.
  const guess = Papa.parse(body, { delimitersToGuess: delimiters, preview: 20, skipEmptyLines: 'greedy' });
  const { data } = Papa.parse<string[]>(body, { delimiter: separator?.[1] ?? guess.meta.delimiter });
  const skipped = separator ? 2 : 1;
  return data
    .map((cells, at) => ({ number: at + skipped, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** An address book's line of addresses, each a person. */
function spread(rows: readonly Row[]): readonly Row[] {
  const isOnlyAddresses = rows.every(({ cells }) => readTypedEmails(cells.join(',')).length > 0);
  if (!isOnlyAddresses) return rows;
  return rows.flatMap(({ number, cells }) =>
    readTypedEmails(cells.join(',')).map((cell) => ({ number, cells: [cell] })),
  );
}

export async function readText(name: string, text: string, wasCut = false): Promise<Reading> {
  const found = recognize(spread(await rowsOf(text)));
  if (found === null) return { unreadable: 'noAddresses' };
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
