import type { Db } from '../db/database.ts';
import { readFact, saveFact } from '../db/facts.ts';

const lastBackup = 'last backup';

export interface LastBackup {
  readonly at: string;
  readonly file: string;
  readonly rows: number;
  readonly isCopied: boolean;
}

export async function readLastBackup(db: Db): Promise<LastBackup | null> {
  const value = await readFact(db, lastBackup);
  return value === null ? null : (JSON.parse(value) as LastBackup);
}

export const saveLastBackup = (db: Db, backup: LastBackup): Promise<void> =>
  saveFact(db, lastBackup, JSON.stringify(backup));
