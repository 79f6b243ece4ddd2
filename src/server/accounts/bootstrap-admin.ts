import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { changeRole } from './role-store.ts';
import { findUserByEmail } from './store.ts';

export async function bootstrapAdmin({ adminEmail }: Pick<Config, 'adminEmail'>, database: Database): Promise<boolean> {
  if (adminEmail === null) return false;
  return database.transact(async (tx) => {
    const user = await findUserByEmail(tx, adminEmail);
    return user !== null && (await changeRole(tx, 'ADMIN_EMAIL', user.id, true)) !== null;
  });
}
