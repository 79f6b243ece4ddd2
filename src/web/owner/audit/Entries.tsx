import type { AuditEntry } from '../../../contract/teams/audit.ts';
import { formatTime, localDate } from '../../../contract/time/zones.ts';
import { clockTime, isSameDay } from '../../lib/zoned-time.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './audit.module.css';
import { auditText as text } from './text.ts';

interface EntriesProps {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  readonly timeZone: string;
}

export function Entries({ entries, timeZone }: EntriesProps) {
  const days = Map.groupBy(entries, ({ at }) => localDate(at, timeZone));
  return (
    <section className="card" aria-label={text.title}>
      {[...days].map(([day, sentences]) => (
        <div key={day} className={styles.day}>
          <h2>{dayName(sentences[0]?.at ?? day, timeZone)}</h2>
          <ul>
            {sentences.map((entry) => (
              <Sentence key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Sentence({ entry, timeZone }: { readonly entry: AuditEntry; readonly timeZone: string }) {
  const { at, userName, action, subject, isAdministrator } = entry;
  return (
    <li>
      <time dateTime={at}>{clockTime(at, timeZone)}</time>
      <p>
        <b>
          <bdi>{userName || text.someone}</bdi>
        </b>{' '}
        {action} {subject} {isAdministrator ? <Badge tone="pen">{text.administrator}</Badge> : null}
      </p>
    </li>
  );
}

function dayName(at: string, timeZone: string): string {
  const now = Date.now();
  const isThisYear = localDate(at, timeZone).slice(0, 4) === localDate(now, timeZone).slice(0, 4);
  const day = formatTime(at, timeZone, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return isSameDay(at, now, timeZone) ? `${text.today}, ${day}` : day;
}
