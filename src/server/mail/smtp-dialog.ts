type Log = (entry: { readonly tnx?: string }, line?: unknown) => void;

export interface Dialog {
  readonly logger: Readonly<Record<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'level', Log>>;
  /** From here on, a failure is about this email: another recipient may well succeed. */
  readonly tookSender: () => boolean;
}

/** The mail library names no step in its time-outs, so this follows the commands and answers that it reports. */
export function watchDialog(): Dialog {
  let step: 'before' | 'asked' | 'took' | 'refused' = 'before';
  const debug: Log = ({ tnx }, line) => {
    if (tnx === 'client' && /^MAIL FROM:/i.test(String(line))) step = 'asked';
    else if (tnx === 'server' && step === 'asked') step = String(line).startsWith('2') ? 'took' : 'refused';
  };
  const ignore = () => undefined;
  return {
    logger: { trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore, level: ignore },
    tookSender: () => step === 'took',
  };
}
