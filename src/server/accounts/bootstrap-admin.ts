import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { changeRole } from './roles.ts';

/** Who ADMIN_EMAIL names and has verified the address is administrator from this start on; answers whether there is one. */
export async function bootstrapAdmin({ adminEmail }: Pick<Config, 'adminEmail'>, database: Database): Promise<boolean> {
  if (adminEmail === null) return false;
  const granted = { email: adminEmail, isAdmin: true, by: 'ADMIN_EMAIL' };
  return (await database.transact((tx) => changeRole(tx, granted))) !== null;
}
