import { todayText } from '../../../contract/desk-text.ts';
import { localDay, shortWhen } from '../../lib/zoned-time.ts';
import type { TodayLine } from './Today.tsx';
import type { Desk } from './use-desk.ts';
import type { Local } from './use-sending.ts';

interface Acts {
  readonly undo: (id: number) => void;
  readonly again: (local: Local) => void;
  readonly correct: (local: Local) => void;
}

interface Day {
  readonly desk: Desk;
  /** When the server was asked last. */
  readonly readAt: number;
  readonly locals: readonly Local[];
  readonly undoing: number | null;
  readonly now: number;
}

/** Newest first, and nothing older than today, also on a screen that lost its connection yesterday. */
export function todayLines({ desk, readAt, locals, undoing, now }: Day, acts: Acts): readonly TodayLine[] {
  const { timeZone } = desk;
  const today = localDay(now, timeZone);
  // An entry that was never sent is kept over midnight.
  const shown = locals.filter(({ at, state }) => state !== 'answered' || localDay(at, timeZone) === today);
  return [
    ...shown.map((local) => localLine(local, acts)),
    ...(localDay(readAt, timeZone) === today ? desk.today : []).map(
      ({ id, address, language, at, state }): TodayLine => {
        const act = () => acts.undo(id);
        return {
          key: id,
          email: address,
          language,
          when: shortWhen(at, now, timeZone),
          state: ({ waiting: 'waiting', sent: 'gone', canceled: 'undone' } as const)[state],
          action:
            state === 'waiting' && id !== undoing
              ? { words: todayText.undo, label: todayText.undoOf(address), act }
              : undefined,
        };
      },
    ),
  ];
}

function localLine(local: Local, acts: Acts): TodayLine {
  const { key, address, language, state, reason, isMild, entry } = local;
  const line = { key, email: address, language, when: '', reason: state === 'sending' ? undefined : reason };
  if (state === 'sending') return { ...line, state: 'sending' };
  if (state !== 'answered') {
    const act = () => acts.again(local);
    return { ...line, state: 'unsent', action: { words: todayText.tryAgain, label: todayText.againOf(address), act } };
  }
  const act = () => acts.correct(local);
  return {
    ...line,
    state: isMild ? 'answered' : 'rejected',
    action: entry ? { words: todayText.correct, label: todayText.correctOf(address), act } : undefined,
  };
}
