import { emailMax } from '../../../../contract/constants.ts';
import type { InvitedPerson } from '../../../../contract/invitations/calls.ts';
import { isEmailLike, suggestEmail } from '../../../../contract/invitations/typed-emails.ts';
import { addressIn, type Columns, type Row, type Table } from './columns.ts';

export interface ListedPerson {
  readonly row: Row;
  readonly person: InvitedPerson;
}

export interface People {
  readonly people: readonly ListedPerson[];
  readonly twice: readonly Row[];
  readonly unreadable: readonly { readonly row: Row; readonly typed: string }[];
  readonly mistyped: readonly { readonly row: Row; readonly typed: string; readonly meant: string }[];
}

const languages: Readonly<Record<string, RegExp>> = {
  en: /^(en|eng|english|englisch|ingl[ée]s|anglais)\b/i,
  es: /^(es|esp|spa|spanish|spanisch|espa[ñn]ol|castellano|espagnol)\b/i,
  de: /^(de|deu|ger|german|deutsch|alem[áa]n|allemand)\b/i,
};
const languageOf = (cell: string): string | undefined =>
  Object.keys(languages).find((code) => languages[code]?.test(cell.trim()));

const cellOf = ({ cells }: Row, column: number | null): string => (column === null ? '' : (cells[column] ?? ''));

/** What leaves the browser: the three chosen columns, and only of rows with an address. */
export function peopleOf({ rows }: Table, columns: Columns): People {
  const seen = new Set<string>();
  const people: ListedPerson[] = [];
  const twice: Row[] = [];
  const unreadable: { row: Row; typed: string }[] = [];
  const mistyped: { row: Row; typed: string; meant: string }[] = [];
  for (const row of rows) {
    const email = addressIn(row.cells[columns.email]);
    const key = email.toLowerCase();
    if (!isEmailLike(email) || email.length > emailMax) unreadable.push({ row, typed: email });
    else if (seen.has(key)) twice.push(row);
    else {
      seen.add(key);
      const firstName = cellOf(row, columns.firstName).replace(/\s+/g, ' ').trim().slice(0, 200);
      const language = languageOf(cellOf(row, columns.language));
      people.push({ row, person: { email, ...(firstName ? { firstName } : {}), ...(language ? { language } : {}) } });
      const meant = suggestEmail(email);
      if (meant) mistyped.push({ row, typed: email, meant });
    }
  }
  return { people, twice, unreadable, mistyped };
}
