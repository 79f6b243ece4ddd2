import { useEffect, useRef } from 'react';
import { replyMin } from '../../../contract/constants.ts';
import type { Conversation, FeedbackEvent } from '../../../contract/feedback/inbox.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ageInWords, exactTime } from './age-in-words.ts';
import { conflictText as text } from './conflict-text.ts';
import entry from './history.module.css';
import { useInboxActions } from './inbox-actions.ts';
import styles from './message.module.css';

interface ConflictProps {
  readonly current: Conversation;
  readonly mine: string;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onSaveAsNote: () => void;
  readonly onDiscard: () => void;
}

/** Shown when a colleague replied first: both texts side by side. */
export function Conflict({ current, mine, isBusy, onSend, onSaveAsNote, onDiscard }: ConflictProps) {
  const { user } = useUser();
  const { zoneOf } = useInboxActions();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const theirs = current.events.findLast(({ kind }) => kind === 'reply' || kind === 'customer');
  return (
    <div className={`box ${styles.conflict}`} ref={box} role="alert" tabIndex={-1}>
      <p>
        <b>{whatHappened(current, user?.name)}</b> {text.notSent}
      </p>
      <div className="cols">
        <div>
          {theirs ? (
            <>
              <p className="label">{headingOf(theirs, user?.name, zoneOf(current.businessId))}</p>
              <div className={theirs.kind === 'reply' ? entry.reply : `say ${styles.plain}`} dir="auto">
                {theirs.text}
              </div>
            </>
          ) : (
            <p className="soft">{text.noReply}</p>
          )}
        </div>
        <div>
          <p className="label">{text.mine}</p>
          <div className={`${entry.reply} ${entry.unsent}`} dir="auto">
            {mine}
          </div>
        </div>
      </div>
      <div className="row">
        <Button
          small
          busy={isBusy}
          onClick={onSend}
          disabled={current.repliesLeft === 0 || mine.trim().length < replyMin}
        >
          {text.sendToo}
        </Button>
        <Button small busy={isBusy} onClick={onSaveAsNote}>
          {text.saveAsNote}
        </Button>
        <Button small onClick={onDiscard}>
          {text.discard}
        </Button>
      </div>
    </div>
  );
}

function whatHappened({ events }: Conversation, myName: string | undefined): string {
  const last = events.findLast(({ kind }) => kind !== 'read' && kind !== 'note');
  if (!last) return text.changed;
  const age = ageInWords(last.createdAt, Date.now());
  const when = age === 'now' ? 'just now' : `${age} ago`;
  const who = last.userName === myName ? text.you : last.userName;
  if (last.kind === 'reply') return text.replied(who, when);
  if (last.kind === 'state' && last.text === 'done') return text.closed(who, when);
  if (last.userName === '') return text.wrote(when);
  return text.changed;
}

function headingOf({ kind, userName, createdAt }: FeedbackEvent, myName: string | undefined, timeZone: string): string {
  const time = exactTime(createdAt, timeZone);
  if (kind === 'customer') return text.customer(time);
  return userName === myName ? text.yoursSent(time) : text.theirs(userName, time);
}
