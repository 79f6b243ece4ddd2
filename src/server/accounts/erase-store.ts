import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deleteAccountInvitationOf } from './account-invitation-store.ts';
import { lockAddress, lockUser } from './store.ts';
import { registrations, resetRequests, users } from './tables.ts';

interface Account {
  readonly id: number;
  readonly email: string;
}

export async function lockAccount(tx: Db, { id, email }: Account): Promise<void> {
  await lockAddress(tx, email);
  await lockUser(tx, id);
}

export async function eraseAccount(tx: Db, { id, email }: Account): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.email, email));
  await deleteAccountInvitationOf(tx, email);
  await tx.delete(resetRequests).where(eq(resetRequests.email, email));
  await tx.delete(users).where(eq(users.id, id));
}
