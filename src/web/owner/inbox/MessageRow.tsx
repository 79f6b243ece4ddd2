import { Link } from 'wouter';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { languageName } from '../../lib/language-name.ts';
import { useUser } from '../../lib/session.ts';
import { shortDay } from '../../lib/zoned-time.ts';
import { ageInWords, dayInWords, exactTime } from './age-in-words.ts';
import { useInboxActions } from './inbox-actions.ts';
import styles from './list.module.css';
import { isLate } from './promise.ts';
import { StateBadge } from './StateBadge.tsx';
import { inboxText } from './text.ts';

export interface RowSelection {
  readonly isSelected: boolean;
  readonly toggle: () => void;
}

interface MessageRowProps {
  readonly row: FeedbackItem;
  readonly href: string;
  readonly isOpen: boolean;
  readonly showsState: boolean;
  readonly showsBusiness: boolean;
  /** `null` while nothing can be selected. */
  readonly selection: RowSelection | null;
  readonly onOpen: () => void;
}

export function MessageRow({ row, href, isOpen, showsState, showsBusiness, selection, onOpen }: MessageRowProps) {
  const { refTo, zoneOf } = useInboxActions();
  const timeZone = zoneOf(row.businessId);
  const userId = useUser().user?.id;
  const facts = [
    showsBusiness ? row.businessName : null,
    assignedTo(row, userId, timeZone),
    row.hasEmail ? null : inboxText.rowNoEmail,
    languageName(row.language),
  ].filter((fact) => fact !== null);
  return (
    <li>
      {selection ? (
        <label className="checkbox">
          <input
            type="checkbox"
            aria-label={inboxText.selectOne(row.name)}
            checked={selection.isSelected}
            onChange={selection.toggle}
          />
        </label>
      ) : null}
      <Link
        ref={refTo(row.id)}
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          // The link itself is for a new tab.
          event.preventDefault();
          onOpen();
        }}
      >
        <span className={styles.one}>
          {row.isRead ? null : (
            <i className={styles.unread}>
              <span className="sr">{inboxText.unread}</span>
            </i>
          )}
          <b dir="auto">{row.name}</b>
          <RowTime row={row} timeZone={timeZone} />
        </span>
        <q dir="auto">{row.feedback}</q>
        {showsState || facts.length > 0 ? (
          <span className={styles.meta}>
            {showsState ? <StateBadge message={row} /> : null}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        ) : null}
      </Link>
    </li>
  );
}

function assignedTo(row: FeedbackItem, userId: number | undefined, timeZone: string): string | null {
  const { assigneeId, assigneeName, assignedBy, assignedAt } = row;
  if (assigneeName === null) return null;
  if (assigneeId !== userId) return inboxText.assignedTo(assigneeName);
  if (assignedBy === null || assignedAt === null) return inboxText.assignedTo(inboxText.you);
  return inboxText.assignedBy(assignedBy, shortDay(assignedAt, Date.now(), timeZone));
}

function RowTime({ row, timeZone }: { readonly row: FeedbackItem; readonly timeZone: string }) {
  const now = Date.now();
  if (row.snoozedUntil) return <time dateTime={row.snoozedUntil}>{inboxText.back(dayInWords(row.snoozedUntil))}</time>;
  if (row.state !== 'waiting') return <time dateTime={row.createdAt}>{shortDay(row.createdAt, now, timeZone)}</time>;
  const age = ageInWords(row.waitingSince, now);
  const late = isLate(row, now);
  return (
    <time
      className={late ? styles.late : undefined}
      dateTime={row.waitingSince}
      title={exactTime(row.waitingSince, timeZone)}
    >
      {late ? inboxText.late(age) : age}
    </time>
  );
}
