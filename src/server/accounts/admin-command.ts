import type { Database } from '../db/database.ts';
import { deleteFact } from '../db/facts.ts';
import { secretFingerprint } from '../db/secret-fingerprint.ts';
import { AppError } from '../http/app-error.ts';
import { changeRole } from './roles.ts';
import { findUserByEmail, listAdministrators } from './store.ts';

const usage = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list | accept-secret-key';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Null when the command is valid. */
export function parseAdminCommand(words: readonly string[]): CommandResult | null {
  const [act, email = ''] = words;
  const isAlone = act === 'list' || act === 'accept-secret-key';
  const isWithEmail = act === 'grant' || act === 'revoke';
  const isComplete = (isAlone && words.length === 1) || (isWithEmail && words.length === 2 && email !== '');
  return isComplete ? null : { code: 2, output: usage };
}

export async function runAdminCommand(database: Database, words: readonly string[]): Promise<CommandResult> {
  const wrong = parseAdminCommand(words);
  if (wrong) return wrong;
  const [act, email = ''] = words;
  if (act === 'list') return { code: 0, output: await listLines(database) };
  if (act === 'accept-secret-key') {
    await deleteFact(database.db, secretFingerprint);
    return { code: 0, output: 'The next node that starts sets the key. Give every node the same SECRET_KEY.' };
  }
  return changeAdministrator(database, email.trim().toLowerCase(), act === 'grant');
}

async function listLines({ db }: Database): Promise<string> {
  const rows = await listAdministrators(db);
  if (rows.length === 0) return 'There is no administrator yet.';
  return rows.map((row) => `${row.email}  ${row.name}${row.isActive ? '' : '  (deactivated)'}`).join('\n');
}

async function changeAdministrator(database: Database, address: string, isAdmin: boolean): Promise<CommandResult> {
  try {
    const user = await database.transact(async (tx) => {
      const named = await findUserByEmail(tx, address);
      return named && changeRole(tx, 'The command npm run admin', named.id, isAdmin);
    });
    if (user === null) return { code: 1, output: `There is no verified account with the address ${address}.` };
    const done = `${address} is ${isAdmin ? 'now' : 'no longer'} an administrator.`;
    if (!isAdmin || user.isActive) return { code: 0, output: done };
    return {
      code: 0,
      output: `${done}\nThe account is deactivated: nobody can log in with it until an administrator activates it.`,
    };
  } catch (error) {
    if (error instanceof AppError) return { code: 1, output: error.message };
    throw error;
  }
}
