import { tryStore } from './backups/copies.ts';
import { backupFolder } from './backups/make-backup.ts';
import type { Config } from './config/config.ts';
import { rootCauseMessage } from './db/errors.ts';
import type { Log } from './log.ts';
import { verifySmtp } from './mail/smtp.ts';

/** Tried once in the background: a wrong address or password shows before the first customer waits for a code. */
export async function tryMailServer(config: Config & { readonly smtpUrl: string }, log: Log): Promise<void> {
  const { host } = new URL(config.smtpUrl);
  try {
    await verifySmtp(config.smtpUrl, config);
    log.info({ host }, 'mail server ready');
  } catch (error) {
    log.error({ host, error: rootCauseMessage(error) }, 'mail server not usable');
  }
}

/** The same: otherwise the first night would tell. */
export async function tryBackupPlace({ dataDir }: Config, to: string, log: Log): Promise<void> {
  const place = to.startsWith('s3:') ? new URL(to).host : to;
  try {
    await tryStore(to, backupFolder(dataDir));
    log.info({ place }, 'backup place ready');
  } catch (error) {
    log.error({ place, error: rootCauseMessage(error) }, 'backup place not usable');
  }
}
