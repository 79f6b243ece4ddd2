import { accountInvitationText } from '../../contract/accounts/invitation-text.ts';
import { codes } from '../../contract/constants.ts';
import { isEmail } from '../../contract/fields.ts';
import { paths, resetLinkPath } from '../../contract/paths.ts';
import { nameOf, recordAudit } from '../audit/store.ts';
import type { Config } from '../config/config.ts';
import type { CommandResult } from '../db/control.ts';
import type { Database, Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import { saveAccountInvitation } from './account-invitation-store.ts';
import { makeRowId } from './codes.ts';
import { listStuckEmails } from './list-stuck-emails.ts';
import { addReset } from './reset-store.ts';
import { changeActive, changeRole } from './role-store.ts';
import { removeSecondStep } from './sign-in/lost-device.ts';
import { findUserByEmail, listAdministrators, lockAddress, lockUser } from './store.ts';

const actor = 'The command npm run admin';
export const acceptKey = 'accept-secret-key';
const alone = ['list', 'stuck-emails', acceptKey];
const usage =
  'Usage: npm run admin -- list | grant EMAIL | revoke EMAIL | activate EMAIL | deactivate EMAIL | invite EMAIL | reset-link EMAIL | remove-second-factor EMAIL | stuck-emails | accept-secret-key';

type Settings = Pick<Config, 'publicUrl' | 'registration'>;
type Change = (tx: Db, email: string, settings: Settings) => Promise<string | null>;

/** `null` from one of them: no verified account has that address. */
const changes: Readonly<Record<string, Change>> = {
  grant: (tx, email) => setRole(tx, email, true),
  revoke: (tx, email) => setRole(tx, email, false),
  activate: (tx, email) => setActive(tx, email, true),
  deactivate: (tx, email) => setActive(tx, email, false),
  invite,
  'reset-link': makeResetLink,
  'remove-second-factor': removeSecondFactor,
};

/** `null` if the command is valid. */
export function parseAdminCommand(words: readonly string[]): CommandResult | null {
  const [act = '', email = ''] = words;
  const isAlone = alone.includes(act) && words.length === 1;
  const isWithEmail = Object.hasOwn(changes, act) && words.length === 2 && email !== '';
  return isAlone || isWithEmail ? null : { code: 2, output: usage };
}

export async function runAdminCommand(
  settings: Settings,
  database: Database,
  words: readonly string[],
): Promise<CommandResult> {
  const wrong = parseAdminCommand(words);
  if (wrong) return wrong;
  const [act = '', typed = ''] = words;
  if (act === 'list') return { code: 0, output: await listLines(database) };
  if (act === 'stuck-emails') return { code: 0, output: await listStuckEmails(database.db) };
  const email = typed.trim().toLowerCase();
  try {
    const done = await database.transact(async (tx) => changes[act]?.(tx, email, settings) ?? null);
    if (done !== null) return { code: 0, output: done };
    return { code: 1, output: `There is no verified account with the address ${email}.` };
  } catch (error) {
    if (error instanceof AppError) return { code: 1, output: error.message };
    throw error;
  }
}

async function listLines({ db }: Database): Promise<string> {
  const rows = await listAdministrators(db);
  if (rows.length === 0) return 'There is no administrator yet.';
  return rows.map((row) => `${row.email}  ${row.name}${row.isActive ? '' : '  (deactivated)'}`).join('\n');
}

const isDeactivated =
  'The account is deactivated: nobody can log in with it until it is activated (npm run admin -- activate EMAIL).';

async function setRole(tx: Db, email: string, isAdmin: boolean): Promise<string | null> {
  const named = await findUserByEmail(tx, email);
  const user = named && (await changeRole(tx, actor, named.id, isAdmin));
  if (user === null) return null;
  const done = `${email} is ${isAdmin ? 'now' : 'no longer'} an administrator.`;
  return isAdmin && !user.isActive ? `${done}\n${isDeactivated}` : done;
}

async function setActive(tx: Db, email: string, isActive: boolean): Promise<string | null> {
  const named = await findUserByEmail(tx, email);
  if (!named?.emailVerified) return null;
  await changeActive(tx, actor, named.id, isActive);
  return isActive
    ? `${email} is active and can log in.`
    : `${email} is deactivated: signed out everywhere, and its public pages are inactive.`;
}

async function invite(tx: Db, email: string, { publicUrl, registration }: Settings): Promise<string> {
  if (!isEmail(email)) throw new AppError(400, 'invalid', `${email} is not an email address.`);
  if (registration === 'closed') throw new AppError(409, 'registration_closed', accountInvitationText.closed);
  await lockAddress(tx, email);
  if ((await findUserByEmail(tx, email))?.emailVerified)
    throw new AppError(409, 'has_account', accountInvitationText.hasAccount);
  await saveAccountInvitation(tx, email, actor);
  await recordAudit(tx, actor, 'invited', email);
  return `${email} may register at ${new URL(paths.register, publicUrl).href}\nNo email was sent. To register, they need the code that Sayso emails to that address.`;
}

async function makeResetLink(tx: Db, email: string, { publicUrl }: Settings): Promise<string | null> {
  await lockAddress(tx, email);
  const user = await findUserByEmail(tx, email);
  if (!user?.emailVerified) return null;
  const id = makeRowId();
  const token = makeToken();
  // Nobody knows the code, so the link is the only way in.
  const codeHash = tokenHash(makeToken());
  await addReset(tx, email, { id, browserHash: null, tokenHash: tokenHash(token), codeHash, emailKey: `reset ${id}` });
  await recordAudit(tx, actor, 'made a reset link for', nameOf(user));
  const link = new URL(resetLinkPath(token), publicUrl).href;
  const lines = [
    link,
    `It works once, for ${codes.resetLinkLifetime / 60} minutes. Give it to the holder of ${email} only.`,
  ];
  return [...lines, ...(user.isActive ? [] : [isDeactivated])].join('\n');
}

async function removeSecondFactor(tx: Db, email: string): Promise<string | null> {
  const named = await findUserByEmail(tx, email);
  const user = named && (await lockUser(tx, named.id));
  if (!user?.emailVerified) return null;
  const had = await removeSecondStep(tx, actor, user);
  if (!had) return `${email} has no second step.`;
  return `The second step of ${email} is off, and all its browsers are signed out. The password gets in again.`;
}
