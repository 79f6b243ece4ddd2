import { useState } from 'react';
import type { Rejection } from '../../../../contract/invitations/states.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { inviteListText } from '../list-text.ts';
import type { Checked } from './check-list.ts';
import styles from './list.module.css';
import type { People } from './people.ts';

interface CheckedRowsProps {
  readonly checked: Checked;
  readonly people: People;
  readonly cooldownDays: number;
}

const icons: Readonly<Record<Rejection, IconName>> = {
  invited: 'clock',
  waiting: 'clock',
  unsubscribed: 'ban',
  twice: 'copy',
  team: 'user',
  late: 'pause',
  full: 'pause',
  unreadable: 'warning',
};
const order = Object.keys(icons) as Rejection[];

export function CheckedRows({ checked, people, cooldownDays }: CheckedRowsProps) {
  const { rejected, accepted } = checked;
  const { inRows, noAddress, notAddress, maybe, openQuote } = inviteListText;
  const wrong = new Map(people.unreadable.map(({ row, typed }) => [row, typed]));
  return (
    <ul className={styles.check} aria-label={inviteListText.checked}>
      <Line icon="tick" count={accepted} said={inviteListText.accepted(accepted)} />
      {people.mistyped.length > 0 ? (
        <Line
          icon="warning"
          count={people.mistyped.length}
          said={inviteListText.mistyped(people.mistyped.length)}
          where={inRows(people.mistyped.map(({ row }) => row.number))}
          why={people.mistyped.map(
            ({ row, typed, meant }) => `${inviteListText.row(row.number)} ${maybe(typed, meant)}`,
          )}
        />
      ) : null}
      {order
        .filter((reason) => rejected[reason].length > 0)
        .map((reason) => {
          const rows = rejected[reason];
          const said = inviteListText.rejected[reason](rows.length, cooldownDays);
          if (reason !== 'unreadable')
            return <Line key={reason} icon={icons[reason]} count={rows.length} said={said} />;
          const why = rows.map((row) => {
            const typed = wrong.get(row) ?? '';
            return `${inviteListText.row(row.number)} ${row.hasOpenQuote ? openQuote : typed ? notAddress(typed) : noAddress}`;
          });
          const where = inRows(rows.map(({ number }) => number));
          return <Line key={reason} icon="warning" count={rows.length} said={said} where={where} why={why} />;
        })}
    </ul>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly count: number;
  readonly said: string;
  readonly where?: string;
  readonly why?: readonly string[];
}

function Line({ icon, count, said, where, why }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li data-kind={icon}>
      <Icon name={icon} />
      <b>{count.toLocaleString('en-US')}</b>
      <span>
        {said}
        {where ? <span className="soft">{where}</span> : null}
      </span>
      {why ? (
        <button type="button" className="txt" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? inviteListText.hideWhy : inviteListText.why}
        </button>
      ) : null}
      {why && isOpen ? (
        <ul className={styles.why} dir="auto">
          {why.slice(0, 100).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
