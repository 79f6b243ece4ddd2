import { readDatabasePlace } from '../config.ts';
import { assertDatabaseIn } from '../db/embedded.ts';
import { openConfigured } from '../db/open.ts';
import { jsonLog } from '../http/log.ts';
import { runCommand } from '../run-command.ts';
import { changeRole } from './roles.ts';
import { findUserByEmail, listAdministrators } from './store.ts';

/** `npm run admin -- grant|revoke EMAIL`, `npm run admin -- list`. */
async function main(words: readonly string[]): Promise<number> {
  const [act, email = ''] = words;
  const isComplete = act === 'list' ? words.length === 1 : words.length === 2 && email !== '';
  if (!isComplete || !(act === 'list' || act === 'grant' || act === 'revoke')) {
    process.stderr.write('Usage: npm run admin -- grant EMAIL | revoke EMAIL | list\n');
    return 2;
  }
  const place = readDatabasePlace(process.env);
  if (place.databaseUrl === null) assertDatabaseIn(place.dataDir);
  const database = await openConfigured(
    place,
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
    const user = await database.transact(async (tx) => {
      const named = await findUserByEmail(tx, address);
      return named && changeRole(tx, 'The command npm run admin', named.id, act === 'grant');
    });
    if (user === null) {
      process.stderr.write(`There is no verified account with the address ${address}.\n`);
      return 1;
    }
    process.stdout.write(`${address} is ${act === 'grant' ? 'now' : 'no longer'} an administrator.\n`);
    if (act === 'grant' && !user.isActive)
      process.stdout.write(
        'The account is deactivated: nobody can log in with it until an administrator activates it.\n',
      );
    return 0;
  } finally {
    await database.close();
  }
}

runCommand(main);
