import { useEffect, useRef } from 'react';
import type { OpenInvitation } from '../../../contract/teams/calls.ts';
import { installation } from '../../lib/installation.ts';
import { shortDay } from '../../lib/zoned-time.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './team.module.css';
import { linkText as text } from './text.ts';

interface LinkToGiveProps {
  readonly link: string;
  readonly invitation: OpenInvitation;
  readonly timeZone: string;
  readonly sendsEmail: boolean;
  readonly onDone: () => void;
}

/** Shown once, because only its hash is stored. */
export function LinkToGive({ link, invitation, timeZone, sendsEmail, onDone }: LinkToGiveProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is news again
  useEffect(() => heading.current?.focus(), [link]);
  return (
    <div className={styles.link}>
      <h2 ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <p className={styles.address}>
        {sendsEmail ? '' : `${text.noEmail(installation.productName)} `}
        {text.body(invitation.email)}
      </p>
      <CopyLink
        address={link}
        text={text.copy}
        onFail={() => showToast({ title: text.copyFailed, body: link, refused: true })}
      />
      <p className="cap">{text.once(shortDay(invitation.expiresAt, Date.now(), timeZone))}</p>
      <div>
        <Button primary onClick={onDone}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
