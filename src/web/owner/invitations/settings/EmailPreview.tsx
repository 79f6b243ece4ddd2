import { useState } from 'react';
import { writeInvitation } from '../../../../contract/languages/en/invitation-email.ts';
import { installation } from '../../../lib/installation.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { invitationPreviewText as text } from '../preview-text.ts';
import styles from './preview.module.css';
import type { Values } from './use-settings.ts';

interface EmailPreviewProps {
  readonly name: string;
  readonly values: Values;
  /** Empty while the one that was typed is blocked. */
  readonly ownSentence: string;
}

/** The email as a customer reads it, while its settings are changed. */
export function EmailPreview({ name, values, ownSentence }: EmailPreviewProps) {
  const [chosen, setChosen] = useState<'invitation' | 'reminder'>('invitation');
  const kind = values.sendsReminder ? chosen : 'invitation';
  const { sender, ...words } = writeInvitation({
    ...values,
    product: installation.productName,
    kind,
    name,
    firstName: text.firstName,
    postalAddress: values.postalAddress.trim() || text.noAddress,
    ownSentence: ownSentence.trim(),
  });
  return (
    <section className={styles.preview} aria-labelledby="email-preview">
      <div className={styles.head}>
        <h2 id="email-preview">{text.title}</h2>
        {values.sendsReminder ? (
          <Segments
            label={text.kind}
            value={kind}
            options={[
              { value: 'invitation', label: text.kinds.invitation },
              { value: 'reminder', label: text.kinds.reminder },
            ]}
            onChange={setChosen}
          />
        ) : null}
      </div>
      <div className={styles.email}>
        <div className={styles.inbox}>
          <b>{sender}</b>
          <p>{words.subject}</p>
          <p className="soft">{words.preview}</p>
        </div>
        <div className={styles.card}>
          <b>{words.name}</b>
          {words.before.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <span className={styles.button}>{words.button}</span>
          {words.after.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </div>
        <div className={styles.foot}>
          <p>{words.from}</p>
          <p>
            {words.why} <u>{words.stop}</u>
          </p>
        </div>
      </div>
      <p className="cap">{text.note}</p>
    </section>
  );
}
