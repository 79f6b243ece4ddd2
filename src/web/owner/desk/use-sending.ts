import { useCallback, useEffect, useRef, useState } from 'react';

import { deskResend, deskTimeout } from '../../../contract/constants.ts';
import { maskEmail } from '../../../contract/invitations/mask-email.ts';
import { ApiError, call } from '../../lib/call.ts';
import { makeKey } from '../../lib/call-with-retries.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { outcomeWords } from './outcome-words.ts';
import { todayText } from './text.ts';
import type { Outcome } from './use-desk.ts';
import type { Entry } from './use-send-form.ts';

/** An entry that the server does not have, in the memory of this page alone. */
export interface Local {
  /** The same for every attempt, so that one entry is stored once. */
  readonly key: string;
  readonly at: number;
  readonly address: string;
  readonly firstName: string | null;
  readonly language: string;
  /** `unsent` is tried again by itself, `stopped` by the user; `answered` is over. */
  readonly state: 'sending' | 'unsent' | 'stopped' | 'answered';
  readonly reason?: string;
  readonly isMild?: boolean;
  /** The line of today that has this address already. */
  readonly waitingId?: number | null;
  /** Not kept once the server has answered, unless it can be corrected. */
  readonly entry: Entry | null;
}

interface SendingOptions {
  readonly deskKey: string;
  readonly timeZone: string;
  readonly onAnswer: (outcome: Outcome) => void;
  readonly onOff: () => void;
}

export function useSending({ deskKey, timeZone, onAnswer, onOff }: SendingOptions) {
  const [locals, setLocals] = useState<readonly Local[]>([]);
  const latest = useRef(locals);
  useEffect(() => {
    latest.current = locals;
  });

  const change = useCallback(
    (key: string, to: Partial<Local> | null) =>
      setLocals((all) => all.flatMap((one) => (one.key !== key ? one : to ? { ...one, ...to } : []))),
    [],
  );

  async function attempt(key: string, entry: Entry) {
    try {
      const outcome = await call(
        'POST /api/desk/{key}/invitations',
        { key: deskKey, email: entry.email, firstName: entry.firstName || null, language: entry.language },
        { idempotencyKey: key, signal: AbortSignal.timeout(deskTimeout) },
      );
      onAnswer(outcome);
      if (outcome.outcome === 'accepted') return change(key, null);
      change(key, { state: 'answered', entry: null, ...outcomeWords(outcome, timeZone) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500)
        return change(key, { state: 'unsent', reason: todayText.unsent });
      if (error.status === 404) onOff();
      const isWrong = error.status === 400;
      change(key, { state: isWrong ? 'answered' : 'stopped', reason: errorMessage(error) });
    }
  }

  function again({ key, entry }: Local) {
    if (!entry) return;
    change(key, { state: 'sending' });
    void attempt(key, entry);
  }

  const retry = useRef(again);
  useEffect(() => {
    retry.current = again;
  });
  const isUnsent = locals.some(({ state }) => state === 'unsent');
  useEffect(() => {
    if (!isUnsent) return;
    const retryAll = () => {
      for (const local of latest.current) if (local.state === 'unsent') retry.current(local);
    };
    const timer = setInterval(retryAll, deskResend);
    window.addEventListener('online', retryAll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retryAll);
    };
  }, [isUnsent]);

  return {
    locals,
    isUnsent,
    send: (entries: readonly Entry[]) => {
      const added = entries.map((entry): Local & { readonly entry: Entry } => ({
        key: makeKey(),
        at: Date.now(),
        address: maskEmail(entry.email),
        firstName: entry.firstName || null,
        language: entry.language,
        state: 'sending',
        entry,
      }));
      setLocals((all) => [...added.toReversed(), ...all]);
      for (const { key, entry } of added) void attempt(key, entry);
    },
    again,
    remove: (key: string) => change(key, null),
  };
}
