import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';

export function devMailboxPath(config: Config): string {
  if (!config.local) throw new Error('Emails are shown in local mode only.');
  return new URL('/dev/mailbox', config.publicUrl).href;
}

export const previewAddress = (config: Config, key: string): string => `${devMailboxPath(config)}/${messageId(key)}`;

/** A key contains spaces; its hash does not. */
export const messageId = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);
