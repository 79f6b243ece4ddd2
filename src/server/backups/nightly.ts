import { backupText } from '../../contract/admin/backup-text.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { rootCauseMessage } from '../db/errors.ts';
import { claimFact, deleteFact, keepFirstFact } from '../db/facts.ts';
import type { Services } from '../http/context.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { makeBackup } from './make-backup.ts';
import { readLastBackup, saveLastBackup } from './state.ts';

const lateMs = 36 * 3_600_000;
const retryMs = 3_600_000;
const claim = 'backup in progress';

function nextBackup(minutes: number, after: Date): Date {
  const next = new Date(after);
  next.setHours(0, minutes, 0, 0);
  if (next <= after) next.setDate(next.getDate() + 1);
  return next;
}

type ListAdministrators = (db: Db) => Promise<readonly { readonly email: string }[]>;

export function nightlyBackup(
  services: Services,
  listAdministrators: ListAdministrators,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  const { config, log } = services;
  const { at } = config.backup;
  if (at === null) return async () => {};
  let due = nextBackup(at, now());
  return async () => {
    await warnWhenLate(services, listAdministrators, now());
    const last = await readLastBackup(services.database.db);
    // Another node has made it.
    if (last !== null && Date.parse(last.at) >= due.getTime()) due = nextBackup(at, now());
    const isOverdue = last !== null && now().getTime() - Date.parse(last.at) > 24 * 3_600_000 + retryMs;
    if (now() < due && !isOverdue) return;
    due = nextBackup(at, now());
    if (!(await claimFact(services.database.db, claim))) return;
    try {
      const made = await makeBackup(config, services.database, now());
      await saveLastBackup(services.database.db, made);
      log.info({ ...made }, 'nightly backup made');
    } catch (error) {
      log.error({ error: rootCauseMessage(error) }, 'nightly backup failed');
      due = new Date(now().getTime() + retryMs);
    } finally {
      await deleteFact(services.database.db, claim);
    }
  };
}

export const isLate = (lastAt: string, now: Date): boolean => now.getTime() - Date.parse(lastAt) > lateMs;

async function warnWhenLate(
  { config, database }: Services,
  listAdministrators: ListAdministrators,
  now: Date,
): Promise<void> {
  const since = (await readLastBackup(database.db))?.at ?? (await firstStart(database.db, now));
  if (!isLate(since, now)) return;
  const { subject, body } = backupText.late;
  for (const { email } of await listAdministrators(database.db)) {
    await database.transact((tx) =>
      enqueueEmail(tx, config, {
        kind: 'backup late',
        key: `backup late ${now.toISOString().slice(0, 10)} ${email}`,
        recipient: email,
        subject: subject(config.productName),
        text: body(since.slice(0, 16).replace('T', ' '), config.publicUrl.host),
      }),
    );
  }
}

const firstStart = (db: Services['database']['db'], now: Date): Promise<string> =>
  keepFirstFact(db, 'first start', now.toISOString());

export async function readBackupState(
  config: Pick<Config, 'backup'>,
  db: Services['database']['db'],
  now = new Date(),
) {
  if (config.backup.at === null) return { isOn: false, lastAt: null, rows: null, isCopied: false, isLate: false };
  const last = await readLastBackup(db);
  const since = last?.at ?? (await firstStart(db, now));
  return {
    isOn: true,
    lastAt: last?.at ?? null,
    rows: last?.rows ?? null,
    isCopied: last?.isCopied ?? false,
    isLate: isLate(since, now),
  };
}
