import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

/** Where a laptop shows the emails that it keeps instead of sending them. */
export function devMailboxPath(config: Config): string {
  if (!config.local) throw new Error('Emails are shown in local mode only.');
  return new URL('/dev/mailbox', config.publicUrl).href;
}

/** The address of one kept message. */
export const previewAddress = (config: Config, key: string): string => `${devMailboxPath(config)}/${messageId(key)}`;

/** An email's key holds blanks; its hash does not. */
export const messageId = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);
