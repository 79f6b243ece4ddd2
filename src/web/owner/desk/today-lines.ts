import { clockTime, isSameDay } from '../../lib/zoned-time.ts';
import { personWords } from '../shared/Person.tsx';
import type { TodayLine } from './Today.tsx';
import { todayText } from './text.ts';
import type { Desk } from './use-desk.ts';
import type { Local } from './use-sending.ts';
import { shortWhen } from './when-in-words.ts';

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
  const isToday = (at: string | number) => isSameDay(at, now, timeZone);
  // An entry that was never sent is kept over midnight.
  const shown = locals.filter(
    ({ at, state, waitingId }) =>
      (state !== 'answered' || isToday(at)) &&
      !desk.today.some((line) => line.id === waitingId && line.state === 'canceled'),
  );
  return [
    ...shown.map((local) => localLine(local, acts)),
    ...(isToday(readAt) ? desk.today : []).map(
      ({ id, address, firstName, language, at, enteredAt, state }): TodayLine => {
        const act = () => acts.undo(id);
        return {
          key: id,
          email: address,
          firstName,
          language,
          entered: clockTime(enteredAt, timeZone),
          when: shortWhen(at, now, timeZone),
          state: ({ waiting: 'waiting', sent: 'gone', canceled: 'undone' } as const)[state],
          action:
            state === 'waiting' && id !== undoing
              ? { words: todayText.undo, label: todayText.undoOf(personWords({ firstName, address })), act }
              : undefined,
        };
      },
    ),
  ];
}

function localLine(local: Local, acts: Acts): TodayLine {
  const { key, address, firstName, language, state, reason, isMild, entry, waitingId } = local;
  const line = {
    key,
    email: address,
    firstName,
    language,
    when: '',
    entered: '',
    reason: state === 'sending' ? undefined : reason,
  };
  if (state === 'sending') return { ...line, state: 'sending' };
  if (state !== 'answered') {
    const act = () => acts.again(local);
    return { ...line, state: 'unsent', action: { words: todayText.tryAgain, label: todayText.againOf(address), act } };
  }
  const correct = { words: todayText.correct, label: todayText.correctOf(address), act: () => acts.correct(local) };
  // Entering the whole address again finds the line among others that look alike.
  const undo = waitingId && {
    words: todayText.undo,
    label: todayText.undoOf(personWords({ firstName, address })),
    act: () => acts.undo(waitingId),
  };
  return { ...line, state: isMild ? 'answered' : 'rejected', action: entry ? correct : undo || undefined };
}
