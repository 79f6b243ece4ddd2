import type { RefCallback } from 'react';
import type { Invitation } from '../../../contract/invitations/calls.ts';
import { languageName } from '../../lib/language-name.ts';
import { useWide } from '../../lib/use-wide.ts';
import { shortDay } from '../../lib/zoned-time.ts';
import { Person, personWords } from '../shared/Person.tsx';
import { byDay } from './by-day.ts';
import styles from './invitations.module.css';
import { StateBadge } from './StateBadge.tsx';
import { invitationsText } from './text.ts';
import { weekdayAndTime } from './weekday-and-time.ts';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly timeZone: string;
  readonly cancelRef: (id: number) => RefCallback<HTMLElement>;
  readonly onCancel: (invitation: Invitation) => void;
}

export function InvitationList(props: InvitationListProps) {
  return useWide() ? <Table {...props} /> : <Rows {...props} />;
}

const { columns, sources } = invitationsText;

function Table({ invitations, timeZone, cancelRef, onCancel }: InvitationListProps) {
  const hasLanguages = invitations.some(({ language }) => languageName(language));
  return (
    <div className={`sheetlike ${styles.sheet}`}>
      <table aria-label={invitationsText.list}>
        <thead>
          <tr>
            <th scope="col">{columns.person}</th>
            {hasLanguages ? <th scope="col">{columns.language}</th> : null}
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.source}</th>
            <th scope="col">
              <span className="sr">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        {byDay(invitations, timeZone).map(([day, entered]) => (
          <tbody key={day}>
            <tr className={styles.day}>
              <th scope="rowgroup" colSpan={hasLanguages ? 6 : 5}>
                {day}
              </th>
            </tr>
            {entered.map((invitation) => (
              <tr key={invitation.id}>
                <td>
                  <Person {...invitation} />
                </td>
                {hasLanguages ? <td>{languageName(invitation.language) ?? invitationsText.english}</td> : null}
                <td>
                  <StateBadge state={invitation.state} />
                </td>
                <td>{dateOf(invitation, timeZone)}</td>
                <td title={invitation.enteredBy}>{sources[invitation.source]}</td>
                <td>
                  <div className="act">
                    <Cancel {...{ invitation, cancelRef, onCancel }} />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Rows({ invitations, timeZone, cancelRef, onCancel }: InvitationListProps) {
  return (
    <ul className={`sheetlike ${styles.rows}`} aria-label={invitationsText.list}>
      {byDay(invitations, timeZone).flatMap(([day, entered]) =>
        entered.map((invitation, index) => (
          <li key={invitation.id}>
            {index === 0 ? <p className={styles.day}>{day}</p> : null}
            <div>
              <p>
                <Person {...invitation} />
              </p>
              <StateBadge state={invitation.state} />
            </div>
            <div>
              <p className="soft">
                {[dateOf(invitation, timeZone), languageName(invitation.language), sources[invitation.source]]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <Cancel {...{ invitation, cancelRef, onCancel }} />
            </div>
          </li>
        )),
      )}
    </ul>
  );
}

interface CancelProps extends Pick<InvitationListProps, 'cancelRef' | 'onCancel'> {
  readonly invitation: Invitation;
}

function Cancel({ invitation, cancelRef, onCancel }: CancelProps) {
  if (invitation.state !== 'waiting') return null;
  return (
    <button
      type="button"
      className="txt"
      ref={cancelRef(invitation.id)}
      aria-label={invitationsText.cancelOf(personWords(invitation))}
      onClick={() => onCancel(invitation)}
    >
      {invitationsText.cancel}
    </button>
  );
}

/** The minute matters only before it goes out. A canceled one never does. */
const dateOf = ({ state, at }: Invitation, timeZone: string) =>
  state === 'canceled' ? '' : state === 'waiting' ? weekdayAndTime(at, timeZone) : shortDay(at, Date.now(), timeZone);
