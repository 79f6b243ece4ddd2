export const backupText = {
  title: 'Backup',
  off: 'No nightly backups (BACKUP_AT is empty).',
  none: 'No backup yet. The first one is made tonight.',
  last: (time: string, rows: string, isCopied: boolean) =>
    `Last good backup: ${time}, ${rows} rows${isCopied ? ', with a copy in BACKUP_TO' : ''}.`,
  isLate: 'The last good backup is older than 36 hours.',
  late: {
    subject: (product: string) => `${product}: no backup since yesterday`,
    body: (since: string, host: string) =>
      `${host} has not made a verified backup since ${since} UTC. Look for "nightly backup failed" in its log: the line says why. The disk may be full, or BACKUP_TO cannot be reached.\n`,
  },
} as const;
