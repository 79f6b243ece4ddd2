import { ratesFrom } from '../../../contract/invitations/limits.ts';
import { invitationsText } from './text.ts';
import type { InvitationPage } from './use-invitations.ts';

const names = ['waiting', 'invited', 'opened', 'wentOn', 'unsubscribed', 'undeliverable'] as const;

export function Totals({ totals }: { readonly totals: InvitationPage['totals'] }) {
  const { invited, waiting } = totals;
  // Right after a list was entered, "0 invited" would read like a failure.
  const shown = names.filter((name) =>
    name === 'waiting' ? waiting > 0 : name !== 'invited' || invited > 0 || waiting === 0,
  );
  const rate = (count: number) => `${Math.round((100 * count) / invited)}%`;
  const isKnown = totals.opened !== null;
  return (
    <section className="card totals-card" aria-label={invitationsText.totalsLabel}>
      <dl className="totals">
        {shown.map((name) => {
          const count = totals[name];
          if (count === null) return null;
          const hasRate = invited >= ratesFrom && (name === 'opened' || name === 'wentOn');
          return (
            <div key={name}>
              <dt>{invitationsText.totals[name]}</dt>
              <dd>
                <b>{count.toLocaleString('en-US')}</b>
                {hasRate ? <span> {rate(count)}</span> : null}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="cap">
        {invitationsText.onlyTotals}
        {isKnown ? null : ` ${invitationsText.openedLater}`}
        {isKnown && invited < ratesFrom ? ` ${invitationsText.ratesLater(ratesFrom)}` : null}
      </p>
    </section>
  );
}
