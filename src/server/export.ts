import { makeZip } from 'client-zip';
import type { ExportContents } from '../contract/businesses/export.ts';
import { readPreferences } from './accounts/preference-store.ts';
import { recordDownload } from './audit/record-reading.ts';
import type { AuditedAction } from './audit/store.ts';
import { type ExportedBusiness, listExported } from './businesses/store.ts';
import type { Db } from './db/database.ts';
import { type ExportPart, exportParts } from './export-parts.ts';
import { readme } from './export-readme.ts';
import type { Handler } from './http/calls.ts';
import type { Session } from './http/context.ts';

const accountFile = { name: 'account.json', about: 'Your name, your email address and the emails you get', rows: null };

const partsOf = (business: ExportedBusiness): readonly ExportPart[] =>
  exportParts.filter(({ applies }) => applies?.(business) ?? true);

async function contentsOf(db: Db, { user }: Session, businesses: readonly ExportedBusiness[]) {
  const counts = new Map<string, ReadonlyMap<number, number>>();
  for (const { file, count } of exportParts) if (count) counts.set(file, await count(db, user));
  const contents: ExportContents[] = [{ files: [accountFile] }];
  for (const business of businesses) {
    const files = partsOf(business).map(({ file, about }) => ({
      name: `${business.slug}/${file}`,
      about,
      rows: counts.get(file)?.get(business.id) ?? null,
    }));
    contents.push({ business: business.name, files });
  }
  return contents;
}

export const listExport: Handler<'GET /api/export'> = async (_input, { db, session }) =>
  contentsOf(db, session, await listExported(db, session.user));

const downloaded = ({ id: businessId }: ExportedBusiness): AuditedAction => ({
  businessId,
  kind: 'data',
  action: 'downloaded',
  subject: 'everything as one ZIP file',
});

/** Reads as the client does: nothing is in memory but the page of rows that is sent. */
export const downloadExport: Handler<'GET /api/export.zip'> = async (_input, context) => {
  const { db, session } = context;
  const now = new Date();
  const businesses = await listExported(db, session.user);
  const contents = await contentsOf(db, session, businesses);
  await recordDownload(context, ...businesses.map(downloaded));
  const name = `everything-${now.toISOString().slice(0, 10)}.zip`;
  context.setHeader('content-disposition', `attachment; filename="${name}"`);
  return makeZip(filesOf(db, session, businesses, readme(context.services.config.productName, now, contents)));
};

async function* filesOf(db: Db, session: Session, businesses: readonly ExportedBusiness[], about: string) {
  const { name, email } = session.user;
  const account = { name, email, emails: await readPreferences(db, session.user.id) };
  yield { name: 'README.txt', input: about };
  yield { name: accountFile.name, input: JSON.stringify(account, null, 2) };
  for (const business of businesses)
    for (const { file, read } of partsOf(business))
      yield { name: `${business.slug}/${file}`, input: read(db, session, business) };
}
