import { readConfig } from '../config.ts';
import { openConfigured } from '../db/open.ts';
import { jsonLog } from '../http/log.ts';
import { listAdministrators, setAdministrator } from './store.ts';

/** `npm run admin -- grant|revoke EMAIL`, `npm run admin -- list`. */
async function main([act, email = '']: readonly string[]): Promise<number> {
  if (act !== 'list' && !((act === 'grant' || act === 'revoke') && email)) {
    process.stderr.write('Usage: npm run admin -- grant EMAIL | revoke EMAIL | list\n');
    return 2;
  }
  const database = await openConfigured(
    readConfig(process.env),
    jsonLog(() => {}),
  );
  try {
    if (act === 'list') {
      const rows = await listAdministrators(database.db);
      for (const row of rows)
        process.stdout.write(`${row.email}  ${row.name}${row.isActive ? '' : '  (deactivated)'}\n`);
      if (rows.length === 0) process.stdout.write('There is no administrator yet.\n');
      return 0;
    }
    const address = email.trim().toLowerCase();
    if (!(await database.transact((tx) => setAdministrator(tx, address, act === 'grant')))) {
      process.stderr.write(`Nobody with a verified account has the address ${address}.\n`);
      return 1;
    }
    process.stdout.write(`${address} is ${act === 'grant' ? 'now' : 'no longer'} an administrator.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
