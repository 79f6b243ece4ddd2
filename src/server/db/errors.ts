/** The SQLSTATE or network code of a failure, through drizzle's wrapping. */
export function databaseCode(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return null;
}

/** Why something failed, for the log. The outer message of a failed statement carries all its values; those stay out. */
export function rootCauseMessage(error: unknown): string {
  let reason = String(error);
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    reason = cause.message;
  }
  return reason;
}

/** Where it failed: the frames alone, as the first line of a stack is the message. */
export const stackFrames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** The database could not be reached, is shutting down, is out of room or was too slow: worth trying again later. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== null)
    return /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|57|08|53|25006|55P03|40001|40P01)/.test(code);
  const message = messages(error);
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(message);
}

/** The table of a row that a write refers to and that another transaction has just deleted; null for any other failure. */
export function vanishedFrom(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (!('code' in cause) || cause.code !== '23503') continue;
    // As drizzle names it: column, table and column of the row that is referred to.
    const constraint = 'constraint' in cause ? String(cause.constraint) : '';
    return /_id_(\w+)_id_fk$/.exec(constraint)?.[1] ?? '';
  }
  return null;
}

/** No room left: the embedded database answers nothing any more after that. */
export function isDiskFull(error: unknown): boolean {
  return databaseCode(error) === '53100' || /No space left on device|ENOSPC/.test(messages(error));
}

function messages(error: unknown): string {
  let all = '';
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    all += `${cause.message}\n`;
  }
  return all;
}
