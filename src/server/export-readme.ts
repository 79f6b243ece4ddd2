import type { ExportContents } from '../contract/businesses/export.ts';

export function readme(product: string, now: Date, contents: readonly ExportContents[]): string {
  const sections = contents.map(({ business, files }) =>
    [business ?? 'Your account', ...files.map(lineOf)].join('\r\n'),
  );
  return [
    `Everything that ${product} holds for your account, read on ${now.toISOString()}`,
    'Tables (.csv) open in a spreadsheet. Settings (.json) open in any text editor.',
    'Keep this file where only you can read it: it holds what customers wrote in private, and their addresses.',
    ...sections,
    [
      'Not inside',
      'Passwords, keys of screens and API tokens: they are stored as hashes and cannot be shown again.',
      'Drafts and what one visitor chose: they are not stored.',
      'People who asked for no more emails: they are stored as hashes, so that their addresses are not kept.',
    ].join('\r\n'),
    '',
  ].join('\r\n\r\n');
}

const lineOf = ({ name, about, rows }: ExportContents['files'][number]): string =>
  `  ${name}  ${about}${rows === null ? '' : ` (${rows})`}`;
