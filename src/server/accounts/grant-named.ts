import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { setAdministrator } from './store.ts';

/** Who ADMIN_EMAIL names and has verified the address is administrator from this start on; answers whether there is one. */
export async function grantNamedAdministrator(
  { adminEmail }: Pick<Config, 'adminEmail'>,
  database: Database,
): Promise<boolean> {
  if (adminEmail === null) return false;
  return (await database.transact((tx) => setAdministrator(tx, adminEmail, true))) !== null;
}
