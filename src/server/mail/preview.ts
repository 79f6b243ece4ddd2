import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

/** Where a laptop shows the letters that it keeps instead of sending them. */
export function devMailboxPath(config: Config): string {
  if (!config.local) throw new Error('Emails are shown in local mode only.');
  return new URL('/dev/mailbox', config.publicUrl).href;
}

/** The address of one kept letter. */
export const previewAddress = (config: Config, key: string): string => `${devMailboxPath(config)}/${messageId(key)}`;

/** A letter's key holds blanks; its hash does not. */
export const messageId = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);
