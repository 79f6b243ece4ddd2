function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) yield cause;
}

export function databaseCode(error: unknown): string | null {
  for (const cause of causesOf(error)) if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return null;
}

/** Sentence for the log and the terminal: the outer message of a failed statement contains its values. */
export const rootCauseMessage = (error: unknown): string => [...causesOf(error)].at(-1)?.message ?? String(error);

export const stackFrames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

export function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== null)
    return /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|57|08|53|25006|55P03|40001|40P01)/.test(code);
  const message = messages(error);
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(message);
}

export function vanishedFrom(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    if (!('code' in cause) || cause.code !== '23503') continue;
    // drizzle names a constraint after the column, and the table and column that it references.
    const constraint = 'constraint' in cause ? String(cause.constraint) : '';
    return /_id_(\w+)_id_fk$/.exec(constraint)?.[1] ?? '';
  }
  return null;
}

export function isDiskFull(error: unknown): boolean {
  return databaseCode(error) === '53100' || /No space left on device|ENOSPC/.test(messages(error));
}

/** The disk is full or the database read-only: reads work, writes do not. */
export const isUnwritable = (error: unknown): boolean => isDiskFull(error) || databaseCode(error) === '25006';

const messages = (error: unknown): string => [...causesOf(error)].map(({ message }) => message).join('\n');
