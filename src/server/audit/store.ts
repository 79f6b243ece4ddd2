import { desc, lt } from 'drizzle-orm';
import type { SessionUser } from '../../contract/accounts/calls.ts';
import { type Db, isoInstant } from '../db/database.ts';
import { auditEvents } from './tables.ts';

export async function recordAudit(tx: Db, by: SessionUser | string, action: string, subject: string): Promise<void> {
  const who = typeof by === 'string' ? { administrator: by } : { administratorId: by.id, administrator: nameOf(by) };
  await tx.insert(auditEvents).values({ ...who, action, subject });
}

export const nameOf = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  `${name} (${email})`;

export function readAuditEvents(db: Db, page: { readonly limit: number; readonly cursor: number | null }) {
  const { id, administrator, action, subject, createdAt } = auditEvents;
  return db
    .select({ id, administrator, action, subject, createdAt: isoInstant(createdAt) })
    .from(auditEvents)
    .where(page.cursor === null ? undefined : lt(id, page.cursor))
    .orderBy(desc(id))
    .limit(page.limit);
}
