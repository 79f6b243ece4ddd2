import type { ReactNode } from 'react';
import { languageName } from '../../lib/language-name.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Person } from '../shared/Person.tsx';
import styles from './desk.module.css';
import { todayText } from './text.ts';

/** One line of today. The address is masked already. */
export interface TodayLine {
  readonly key: string | number;
  readonly email: string;
  readonly firstName: string | null;
  readonly language: string;
  readonly state: 'sending' | 'unsent' | 'answered' | 'rejected' | 'waiting' | 'gone' | 'undone';
  /** Such as "Tue 10:00 AM". */
  readonly when: string;
  /** Such as "9:40 AM". */
  readonly entered: string;
  /** Why it was not sent. */
  readonly reason?: string | undefined;
  readonly action?: { readonly words: string; readonly label: string; readonly act: () => void } | undefined;
}

/** Fewer lines fit any screen. */
const scrollsFrom = 5;

interface TodayProps {
  readonly lines: readonly TodayLine[];
  readonly words: typeof todayText.own | typeof todayText.screen;
  readonly children: ReactNode;
}

export function Today({ lines, words, children }: TodayProps) {
  const goingOut = lines.filter(({ state }) => state === 'waiting').length;
  return (
    <section className={`card ${styles.day}`} aria-labelledby="today">
      <header>
        <h2 id="today">{words.title}</h2>
        {goingOut > 0 ? <span className="cap">{todayText.goingOut(goingOut)}</span> : null}
      </header>
      {lines.length === 0 ? <p className="soft">{words.empty}</p> : null}
      <ul
        className={styles.today}
        // Announced, because the focus stays in the field.
        aria-live="polite"
        aria-relevant="additions text"
        tabIndex={lines.length > scrollsFrom ? 0 : undefined}
      >
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      <p className="cap">{todayText.foot}</p>
      {children}
    </section>
  );
}

function Line({ line }: { readonly line: TodayLine }) {
  const { state, action } = line;
  return (
    <li>
      <div>
        <p>
          <Person firstName={line.firstName} address={line.email} />
        </p>
        {line.reason ? (
          <Reason line={line} />
        ) : line.state === 'sending' ? (
          <span className="soft">{todayText.sending}</span>
        ) : (
          <span className="soft">
            {fate(line)}, <span className={styles.whole}>{todayText.entered(line.entered)}</span>
          </span>
        )}
      </div>
      {action ? (
        <button type="button" className="txt" aria-label={action.label} onClick={action.act}>
          {action.words}
        </button>
      ) : null}
      {state === 'undone' ? <span className="cap">{todayText.undone}</span> : null}
    </li>
  );
}

function Reason({ line: { state, reason } }: { readonly line: TodayLine }) {
  if (state !== 'rejected')
    return <span className={state === 'unsent' ? `soft ${styles.unsent}` : 'soft'}>{reason}</span>;
  return (
    <span className="err">
      <Icon name="warning" />
      <span>{reason}</span>
    </span>
  );
}

function fate({ state, language, when }: TodayLine): string {
  if (state === 'gone') return todayText.wentOut;
  const other = languageName(language);
  if (other) return todayText.in(other, when);
  return state === 'undone' ? when : todayText.goesOut(when);
}
