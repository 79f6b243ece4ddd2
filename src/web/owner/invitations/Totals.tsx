import type { ReactNode } from 'react';
import { ratesFrom } from '../../../contract/invitations/limits.ts';
import styles from './invitations.module.css';
import { invitationsText } from './text.ts';
import type { InvitationPage } from './use-invitations.ts';

const names = ['waiting', 'invited', 'opened', 'wentOn', 'unsubscribed', 'undeliverable'] as const;
const exceptions: readonly string[] = ['unsubscribed', 'undeliverable'];

interface TotalsProps extends Pick<InvitationPage, 'totals'> {
  /** `null` while nothing goes out. */
  readonly perDay: number | null;
  /** The actions, in one row with the notes. */
  readonly children: ReactNode;
}

export function Totals({ totals, perDay, children }: TotalsProps) {
  const { invited, waiting } = totals;
  // Right after a list was entered, "0 invited" would read like a failure.
  const shown = names.filter((name) =>
    name === 'waiting' ? waiting > 0 : name !== 'invited' || invited > 0 || waiting === 0,
  );
  const rate = (count: number) => `${Math.round((100 * count) / invited)}%`;
  const isKnown = totals.opened !== null;
  return (
    <section className={`card ${styles.totals}`} aria-label={invitationsText.totalsLabel}>
      <dl>
        {shown.map((name) => {
          const count = totals[name];
          if (count === null) return null;
          const hasRate = invited >= ratesFrom && (name === 'opened' || name === 'wentOn');
          return (
            <div key={name} className={exceptions.includes(name) ? styles.exception : undefined}>
              <dt>{invitationsText.totals[name]}</dt>
              <dd>
                <b>{count.toLocaleString('en-US')}</b>
                {hasRate ? <span> {rate(count)}</span> : null}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.foot}>
        <div className="cap">
          {perDay === null ? null : <p>{invitationsText.sending(perDay)}</p>}
          <details>
            <summary>{invitationsText.onlyTotals}</summary>
            <p>{invitationsText.whyTotals}</p>
          </details>
          {isKnown ? null : <p>{invitationsText.openedLater}</p>}
          {isKnown && invited < ratesFrom ? <p>{invitationsText.ratesLater(ratesFrom)}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
