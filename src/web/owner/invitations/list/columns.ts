import { isEmailLike } from '../../../../contract/typed-emails.ts';

export interface Columns {
  readonly email: number;
  /** Null for none. */
  readonly firstName: number | null;
  readonly language: number | null;
}

export interface Table {
  /** Empty without a header. */
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  readonly width: number;
}
export interface Row {
  /** As a spreadsheet shows it. */
  readonly number: number;
  readonly cells: readonly string[];
}

const words = {
  email: /e-?mail|correo|courriel|^mail/i,
  firstName: /first.?name|given.?name|forename|vorname|rufname|^nombre|pr[ée]nom|^name$|^nome$/i,
  language: /lang|sprache|idioma|lengua/i,
};

/** `Anna Ruiz <anna@example.org>` is an address too. */
export function addressIn(cell: string | undefined): string {
  const typed = (cell ?? '').replace(/\u00a0|\u200b|\ufeff/g, ' ').trim();
  const inside = /<([^<>]+)>\s*$/.exec(typed)?.[1] ?? typed.replace(/^mailto:/i, '');
  return inside.trim();
}
const isAddress = (cell: string | undefined): boolean => isEmailLike(addressIn(cell));

/** The column with the most different addresses: a doctor's address repeats, those of customers do not. */
function findEmailColumn(rows: readonly Row[], width: number): number | null {
  const sets = Array.from({ length: width }, () => new Set<string>());
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries()) if (isAddress(cell)) sets[column]?.add(addressIn(cell).toLowerCase());
  const most = Math.max(0, ...sets.map(({ size }) => size));
  if (most === 0) return null;
  const named = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (words.email.test(cell) && !isAddress(cell) ? [at] : []))),
  );
  const tied = sets.flatMap(({ size }, at) => (size === most ? [at] : []));
  return tied.find((at) => named.has(at)) ?? tied[0] ?? null;
}

const hasAddress = ({ cells }: Row): boolean => cells.some(isAddress);
const looksLikeHeader = ({ cells }: Row): boolean =>
  cells.some((cell) => cell.length < 40 && Object.values(words).some((word) => word.test(cell.trim()))) &&
  !cells.some((cell) => cell.includes('@'));

/** Titles and dates that programs write above the header are left out. */
function splitHeader(rows: readonly Row[]): { header: Row | undefined; rows: readonly Row[] } {
  const first = rows.findIndex(hasAddress);
  const above = rows.slice(0, first);
  const found = above.findLastIndex(looksLikeHeader);
  const isPlain = above[0]?.cells.every((cell) => !cell.includes('@') && !/\d/.test(cell));
  const at = found < 0 && isPlain ? 0 : found;
  return { header: rows[at], rows: rows.slice(at + 1) };
}

/** The columns by their content, then by their names; null without addresses. */
export function recognize(all: readonly Row[]): { table: Table; columns: Columns } | null {
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const email = findEmailColumn(all, width);
  if (email === null) return null;
  const { header, rows } = splitHeader(all);
  const names = (header?.cells ?? []).map((cell) => cell.replace(/\s+/g, ' ').trim());
  const called = (name: RegExp) => {
    const at = names.findIndex((cell, column) => column !== email && name.test(cell));
    return at < 0 ? null : at;
  };
  const columns = { email, firstName: called(words.firstName), language: called(words.language) };
  return { table: { header: names, rows, width }, columns };
}
