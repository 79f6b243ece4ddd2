import type { ReactNode } from 'react';
import type { CallReply } from '../../../contract/calls.ts';
import styles from './inbox.module.css';
import { KeyLetter } from './KeyButton.tsx';
import { inboxText } from './text.ts';

type FirstReply = CallReply<'GET /api/feedback/counts'>['firstReply'];

interface InboxFootProps {
  readonly onKeys: () => void;
  readonly firstReply: FirstReply;
  readonly children: ReactNode;
}

export function InboxFoot({ onKeys, firstReply, children }: InboxFootProps) {
  return (
    <div className={`${styles.foot} ${styles.forList}`}>
      <p className="wide-only">
        <button type="button" className="txt" aria-keyshortcuts="?" onClick={onKeys}>
          {inboxText.shortcuts} <KeyLetter>?</KeyLetter>
        </button>
      </p>
      {children}
      {firstReply ? (
        <p className={styles.end}>{inboxText.replyTimes(firstReply.medianWorkingDays, firstReply.p90WorkingDays)}</p>
      ) : null}
    </div>
  );
}
