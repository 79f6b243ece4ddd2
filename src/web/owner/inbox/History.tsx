import type { ReactNode } from 'react';
import type { Conversation, FeedbackEvent } from '../../../contract/feedback/inbox.ts';
import { isDay } from '../../../contract/time/days.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { dayInWords, exactTime } from './age-in-words.ts';
import styles from './history.module.css';
import { useInboxActions } from './inbox-actions.ts';
import { historyText } from './text.ts';

/** Everything that happened, in order. Customer text is serif, business text sans-serif. A note never leaves the team. */
export function History({ conversation }: { readonly conversation: Conversation }) {
  const timeZone = useInboxActions().zoneOf(conversation.businessId);
  return (
    <div>
      <ol className={styles.log} aria-label={historyText.label}>
        <Line icon="mail" time={conversation.createdAt} timeZone={timeZone}>
          {historyText.received[conversation.delivery]}
        </Line>
        {conversation.events.map((event) => (
          <Entry key={event.id} event={event} timeZone={timeZone} />
        ))}
      </ol>
      {timeZone === browserTimeZone() ? null : (
        <p className={styles.zone}>{historyText.zone(timeZone.replaceAll('_', ' '))}</p>
      )}
    </div>
  );
}

interface EntryProps {
  readonly event: FeedbackEvent;
  readonly timeZone: string;
}

function Entry({ event, timeZone }: EntryProps) {
  const { kind, userName, text, createdAt } = event;
  const time = exactTime(createdAt, timeZone);
  if (kind === 'reply')
    return (
      <li>
        <div className={styles.reply} dir="auto">
          {text}
        </div>
        <p className={styles.when}>
          {historyText.replyBy(userName)} {event.delivery ? historyText.emailed[event.delivery] : historyText.onPage}{' '}
          <time dateTime={createdAt}>{time}</time>
        </p>
      </li>
    );
  if (kind === 'customer')
    return (
      <li>
        <div className="say" dir="auto">
          {text}
        </div>
        <p className={styles.when}>
          {historyText.wroteAgain} <time dateTime={createdAt}>{time}</time>
        </p>
      </li>
    );
  if (kind === 'note')
    return (
      <li className={styles.intern}>
        <p dir="auto">{text}</p>
        <p className={styles.when}>
          {historyText.noteBy(userName)} <time dateTime={createdAt}>{time}</time>
        </p>
      </li>
    );
  return (
    <Line icon={iconOf(event)} time={createdAt} timeZone={timeZone}>
      {userName ? <b>{userName}</b> : historyText.customer} {happened(event)}
    </Line>
  );
}

function iconOf({ kind, text }: FeedbackEvent): IconName {
  if (kind === 'settled') return text === 'yes' ? 'tick' : 'clock';
  if (kind !== 'state') return 'user';
  if (isDay(text)) return 'clock';
  return text === 'done' ? 'tick' : 'refresh';
}

function happened({ kind, text }: FeedbackEvent): string {
  if (kind === 'read') return historyText.read;
  if (kind === 'settled') return text === 'yes' ? historyText.settled : historyText.notYet;
  if (kind === 'assigned') return historyText.assigned(text);
  if (isDay(text)) return historyText.snoozed(dayInWords(text));
  if (text === 'waiting') return historyText.broughtBack;
  return text === 'done' ? historyText.markedDone : historyText.reopened;
}

interface LineProps {
  readonly icon: IconName;
  readonly time: string;
  readonly timeZone: string;
  readonly children: ReactNode;
}

function Line({ icon, time, timeZone, children }: LineProps) {
  return (
    <li className={styles.event}>
      <Icon name={icon} />
      <span>{children}</span>
      <time dateTime={time}>{exactTime(time, timeZone)}</time>
    </li>
  );
}
