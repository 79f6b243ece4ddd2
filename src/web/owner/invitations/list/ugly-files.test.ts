import { expect, test } from 'vitest';
import { peopleOf } from './people.ts';
import { type Reading, readFile } from './read-list.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const utf16 = (text: string, isBig = false) => {
  const made = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at += 1) new DataView(made.buffer).setUint16(at * 2, text.charCodeAt(at), !isBig);
  return made;
};
const latin = (text: string) => bytes(...[...text].map((one) => (one === '€' ? 0x80 : one.charCodeAt(0))));
const joined = (...parts: Uint8Array[]) => bytes(...parts.flatMap((part) => [...part]));

async function read(content: string | Uint8Array): Promise<Reading> {
  return readFile(new File([content as BlobPart], 'list.csv'));
}

/** `address name language` of each person, then what is wrong with the other rows. */
async function found(content: string | Uint8Array): Promise<string[]> {
  const list = await read(content);
  if ('unreadable' in list) return [list.unreadable];
  const { people, twice, unreadable } = peopleOf(list.table, list.columns);
  return [
    ...people.map(({ person: { email, firstName, language } }) =>
      [email, firstName, language].filter(Boolean).join(' '),
    ),
    ...twice.map(({ number }) => `${number} twice`),
    ...unreadable.map(({ row: { number, hasOpenQuote } }) => `${number} ${hasOpenQuote ? 'open quote' : 'unreadable'}`),
  ];
}

const ana = 'ana@example.org Ana';
const two = ['ana@example.org Ana', 'bob@example.org Bob'];
const many = (count: number, row: (n: number) => string) => Array.from({ length: count }, (_, n) => row(n)).join('\n');

const files: Readonly<Record<string, readonly [content: string | Uint8Array, expected: readonly string[]]>> = {
  'commas and a header': ['First name,Email\nAna,ana@example.org\nBob,bob@example.org\n', two],
  semicolons: ['First name;Email\nAna;ana@example.org\nBob;bob@example.org\n', two],
  tabs: ['First name\tEmail\nAna\tana@example.org\nBob\tbob@example.org\n', two],
  pipes: ['First name|Email\nAna|ana@example.org\nBob|bob@example.org\n', two],
  'lines that end in CRLF': ['First name,Email\r\nAna,ana@example.org\r\nBob,bob@example.org\r\n', two],
  'lines that end in CR': ['First name,Email\rAna,ana@example.org\rBob,bob@example.org\r', two],
  'no line end after the last row': ['First name,Email\nAna,ana@example.org\nBob,bob@example.org', two],
  'a UTF-8 byte order mark': ['\ufeffEmail,First name\nana@example.org,Ana\n', [ana]],
  'UTF-16 of Excel (little endian)': [
    joined(bytes(0xff, 0xfe), utf16('Email\tFirst name\r\nana@example.org\tAna\r\n')),
    [ana],
  ],
  'UTF-16 big endian': [joined(bytes(0xfe, 0xff), utf16('Email\tFirst name\r\nana@example.org\tAna\r\n', true)), [ana]],
  'UTF-16 without a mark': [utf16('Email,First name\nana@example.org,Ana\n'), [ana]],
  'Windows-1252': [latin('Email;Vorname\njürgen@example.org;Jürgen\n'), ['jürgen@example.org Jürgen']],
  'Windows-1252 with a euro sign': [latin('Email;Nombre;Saldo\nana@example.org;Ana;5 €\n'), [ana]],
  'UTF-8 names': [
    'Email,First name\nana@example.org,Ana María\nli@example.org,李\n',
    ['ana@example.org Ana María', 'li@example.org 李'],
  ],
  'a separator line of Excel': ['sep=;\r\nFirst name;Email\r\nAna;ana@example.org\r\n', [ana]],
  'quotes over lines': ['Email,Note,First name\nana@example.org,"called\nagain, ""soon""",Ana\n', [ana]],
  'a quote that never ends': ['Email,First name\nana@example.org,Ana\nbob@example.org,"Bob\n', two],
  'an open quote in a row above others': [
    'First name,Email\n"Ana,ana@example.org\nBob,bob@example.org\nCy,cy@example.org\n',
    ['bob@example.org Bob', 'cy@example.org Cy', '2 open quote'],
  ],
  'an open quote after the address': [
    'Email;First name;Note\r\nana@example.org;Ana;"called\r\nbob@example.org;Bob;\r\n',
    two,
  ],
  'an open quote that ends in another row': [
    'First name,Email\n"Ana,ana@example.org\n"Bob",bob@example.org\n"Cy",cy@example.org\n',
    ['bob@example.org Bob', 'cy@example.org Cy', '2 open quote'],
  ],
  'open quotes in three rows': [
    'Email,First name\n"ana@example.org,Ana\nbob@example.org,"Bob\ncy@example.org,Cy\n"dan@example.org,Dan\n',
    ['bob@example.org Bob', 'cy@example.org Cy', '2 open quote', '5 open quote'],
  ],
  'two addresses, the guardian first': [
    'Guardian email,First name,Patient email\nkim@example.org,Ana,ana@example.org\nlee@example.org,Bob,bob@example.org\nmax@example.org,Cy,\n',
    [...two, '4 unreadable'],
  ],
  'an emergency contact in each row': [
    'Emergency contact e-mail;Vorname;E-Mail\nkim@example.org;Ana;ana@example.org\nlee@example.org;Bob;bob@example.org\n',
    two,
  ],
  'the addresses of parents alone': ['Parent email,First name\nana@example.org,Ana\nbob@example.org,Bob\n', two],
  'quotes in the middle of a cell': ['Email,First name,Nick\nana@example.org,Ana,the "best" one\n', [ana]],
  'commas inside quotes': ['Name,Email\n"Ruiz, Ana",ana@example.org\n', ['ana@example.org Ruiz, Ana']],
  'semicolons with commas in a note': [
    'Email;Note;Vorname\nana@example.org;a, b, c;Ana\nbob@example.org;d, e;Bob\n',
    two,
  ],
  'decimal commas and semicolons': ['Vorname;Betrag;E-Mail\nAna;1,50;ana@example.org\nBob;2,75;bob@example.org\n', two],
  'sixty columns': [
    `${many(58, (n) => `c${n}`).replaceAll('\n', ',')},E-Mail,Given name\n${'x,'.repeat(58)}ana@example.org,Ana\n`,
    [ana],
  ],
  'no header': ['ana@example.org,Ana\nbob@example.org,Bob\n', ['ana@example.org', 'bob@example.org']],
  'addresses alone': ['ana@example.org\nbob@example.org\n', ['ana@example.org', 'bob@example.org']],
  'a Spanish header': ['Nombre;Apellidos;Correo electrónico;Idioma\nAna;Ruiz;ana@example.org;Español\n', [`${ana} es`]],
  'a German header': ['Vorname;Nachname;E-Mail-Adresse;Sprache\nAna;Ruiz;ana@example.org;Deutsch\n', [`${ana} de`]],
  'a French header': ['Prénom;Nom;Courriel;Langue\nAna;Ruiz;ana@example.org;anglais\n', [`${ana} en`]],
  'a header nobody knows': ['A1,B2\nana@example.org,Ana\n', ['ana@example.org', '1 unreadable']],
  'a header of plain words': ['Contact,Person\nana@example.org,Ana\n', ['ana@example.org']],
  'shouted header with spaces': [' E-MAIL , FIRST NAME \nana@example.org,Ana\n', [ana]],
  'a title and a date above the header': [
    'Patients of October\nPrinted 10/31/2026\n\nFirst name,Email\nAna,ana@example.org\n',
    [ana],
  ],
  'an unreadable first person below the header': [
    'Email,First name\nana(at)example.org,Ana\nbob@example.org,Bob\n',
    ['bob@example.org Bob', '2 unreadable'],
  ],
  'a doctor in each row': [
    'Doctor email,First name,Patient email\ndr@example.org,Ana,ana@example.org\ndr@example.org,Bob,bob@example.org\n',
    two,
  ],
  'a second address of some': [
    'Email,Email 2,First name\nana@example.org,,Ana\nbob@example.org,bob2@example.org,Bob\n',
    two,
  ],
  'the address in angle brackets': ['Email\nAna Ruiz <ana@example.org>\n', ['ana@example.org']],
  'one line of an address book': [
    'Ana <ana@example.org>, Bob <bob@example.org>',
    ['ana@example.org', 'bob@example.org'],
  ],
  'one line with semicolons': ['ana@example.org; bob@example.org;', ['ana@example.org', 'bob@example.org']],
  'mailto links': ['Email,First name\nmailto:ana@example.org,Ana\n', [ana]],
  'spaces around addresses': ['Email,First name\n  ana@example.org\u00a0, Ana  \n', [ana]],
  'twice, in other letters': ['Email,First name\nana@example.org,Ana\nANA@example.org,Ana\n', [ana, '3 twice']],
  'empty rows between': ['Email,First name\n\nana@example.org,Ana\n,\n\nbob@example.org,Bob\n\n', two],
  'rows without an address': [
    'Email,First name\nana@example.org,Ana\n,Cy\nnone,Di\n',
    [ana, '3 unreadable', '4 unreadable'],
  ],
  'short and long rows': [
    'Email,First name\nana@example.org\nbob@example.org,Bob,more,and more\n',
    ['ana@example.org', 'bob@example.org Bob'],
  ],
  'an address of 300 characters': [
    `Email\n${'a'.repeat(290)}@example.org\nbob@example.org\n`,
    ['bob@example.org', '2 unreadable'],
  ],
  'formulas as names': ['Email,First name\nana@example.org,=1+1\n', ['ana@example.org =1+1']],
  'control characters in a name': ['Email,First name\nana@example.org,A\tn\u00a0a\n', ['ana@example.org A n a']],
  'language codes of systems': [
    'Email,Language\nana@example.org,es-MX\nbob@example.org,xx\n',
    ['ana@example.org es', 'bob@example.org'],
  ],
  'an Excel file': [bytes(0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0), ['excel']],
  'an old Excel file': [bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), ['excel']],
  'a web page called .xls': ['<html><table><tr><td>ana@example.org</td></tr></table></html>', ['excel']],
  'XML called .xls': ['<?xml version="1.0"?><Workbook><Cell>ana@example.org</Cell></Workbook>', ['excel']],
  'tabs called .xls': ['Email\tFirst name\r\nana@example.org\tAna\r\n', [ana]],
  'a PDF': ['%PDF-1.7 ana@example.org', ['other']],
  'an address card': ['BEGIN:VCARD\nEMAIL:ana@example.org\nEND:VCARD', ['other']],
  JSON: ['[{"email":"ana@example.org"}]', ['other']],
  'a picture': [bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 1, 2), ['other']],
  nothing: ['', ['empty']],
  'only spaces': [' \n \n', ['empty']],
  'no addresses': ['First name,Phone\nAna,555 0100\n', ['noAddresses']],
  'only a header': ['Email,First name\n', ['noAddresses']],
  'people at one company': [
    'Email,First name\nana@x.co.uk,Ana\nana@y.co.uk,Ana\n',
    ['ana@x.co.uk Ana', 'ana@y.co.uk Ana'],
  ],
};

test('60 files are tried', () => expect(Object.keys(files).length).toBeGreaterThanOrEqual(60));

test.for(Object.entries(files))('IL-2 a file with %s', async ([, [content, expected]]) => {
  expect(await found(content)).toEqual(expected);
});

test('IL-3 of 9,000 rows the first 2,000 are taken, and the screen can say so', async () => {
  const list = await read(`Email,First name\n${many(9000, (n) => `p${n}@example.org,Ana`)}`);
  if ('unreadable' in list) throw new Error(list.unreadable);
  expect([list.table.rows.length, list.isCut]).toEqual([2000, true]);
  expect(list.table.rows.at(-1)?.cells[0]).toBe('p1999@example.org');
});

test('IL-3 a file of 3 MB is read up to its first megabyte, without the cut row', async () => {
  const note = 'x'.repeat(2000);
  const list = await read(`Email,Note\n${many(1500, (n) => `p${n}@example.org,${note}`)}`);
  if ('unreadable' in list) throw new Error(list.unreadable);
  const { people, unreadable } = peopleOf(list.table, list.columns);
  expect([people.length, unreadable.length, list.isCut]).toEqual([495, 0, true]);
});

test('IL-4 nothing but the three columns is in what is sent', async () => {
  const list = await read('First name,Diagnosis,Email,Language,Phone\nAna,caries,ana@example.org,en,555 0100\n');
  if ('unreadable' in list) throw new Error(list.unreadable);
  expect(peopleOf(list.table, list.columns).people.map(({ person }) => person)).toEqual([
    { email: 'ana@example.org', firstName: 'Ana', language: 'en' },
  ]);
});
