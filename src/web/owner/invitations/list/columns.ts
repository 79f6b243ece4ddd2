import { isEmailLike } from '../../../../contract/invitations/typed-emails.ts';

export interface Columns {
  readonly email: number;
  /** `null` for none. */
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
  readonly hasOpenQuote: boolean;
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

/** Headers of addresses that are not the customer's. */
const others =
  /guardian|parent|mother|father|emergency|spouse|partner|doctor|physician|provider|referr|practice|office|staff|employee|insur|guarantor|next of kin|tutor|padre|madre|m[ée]dico|eltern|mutter|vater|notfall|arzt|mitarbeiter|praxis|medecin|médecin/i;
const customers = /patient|client|customer|guest|member|kunde|klient|gast|cliente|paciente|invitad/i;

/**
 * The column with the most different addresses: a doctor's address repeats, those of customers do not. A header that
 * names the customer, or someone else, decides between columns with about as many.
 */
function findEmailColumn(rows: readonly Row[], width: number): number | null {
  const sets = Array.from({ length: width }, () => new Set<string>());
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries()) if (isAddress(cell)) sets[column]?.add(addressIn(cell).toLowerCase());
  const most = Math.max(0, ...sets.map(({ size }) => size));
  if (most === 0) return null;
  const above = rows.slice(0, Math.max(0, rows.findIndex(hasAddress)));
  const isNamed = (at: number, name: RegExp) => above.some(({ cells }) => name.test(cells[at] ?? ''));
  const likely = sets.flatMap(({ size }, at) => (size * 2 >= most && size > 0 ? [at] : []));
  const customer = likely.find((at) => isNamed(at, customers) && !isNamed(at, others));
  if (customer !== undefined) return customer;
  const own = likely.filter((at) => !isNamed(at, others));
  const best = own.length > 0 ? own : likely;
  const size = (at: number) => sets[at]?.size ?? 0;
  const tied = best.filter((at) => size(at) === Math.max(...best.map(size)));
  return tied.find((at) => isNamed(at, words.email)) ?? tied[0] ?? null;
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
