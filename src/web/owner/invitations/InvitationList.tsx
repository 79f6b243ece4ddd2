import type { RefCallback } from 'react';
import type { Invitation } from '../../../contract/invitations/calls.ts';
import { languageName } from '../../lib/language-name.ts';
import { useWide } from '../../lib/use-wide.ts';
import { clockTime, shortDay, weekdayAndTime } from '../../lib/zoned-time.ts';
import { Person, personWords } from '../shared/Person.tsx';
import { StateBadge } from './StateBadge.tsx';
import { invitationsText } from './text.ts';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly timeZone: string;
  readonly cancelRef: (id: number) => RefCallback<HTMLElement>;
  readonly onCancel: (invitation: Invitation) => void;
}

export function InvitationList(props: InvitationListProps) {
  return useWide() ? <Table {...props} /> : <Cards {...props} />;
}

const { columns, sources } = invitationsText;

function Table({ invitations, timeZone, cancelRef, onCancel }: InvitationListProps) {
  return (
    <div className="sheetlike">
      <table aria-label={invitationsText.list}>
        <thead>
          <tr>
            <th scope="col">{columns.address}</th>
            <th scope="col">{columns.language}</th>
            <th scope="col">{columns.source}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">
              <span className="sr">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.id}>
              <td className="person">
                <Person {...invitation} />
                <small>{enteredOf(invitation, timeZone)}</small>
              </td>
              <td>{nameOf(invitation.language)}</td>
              <td className="cut" title={invitation.enteredBy}>
                {sources[invitation.source]}
              </td>
              <td>
                <StateBadge state={invitation.state} />
              </td>
              <td>{dateOf(invitation, timeZone)}</td>
              <td>
                <div className="act">
                  <Cancel invitation={invitation} cancelRef={cancelRef} onCancel={onCancel} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ invitations, timeZone, cancelRef, onCancel }: InvitationListProps) {
  return (
    <ul className="invitation-cards" aria-label={invitationsText.list}>
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <div>
            <span>
              <Person {...invitation} />
            </span>
            <StateBadge state={invitation.state} />
          </div>
          <div className="soft">
            <span>
              {[
                dateOf(invitation, timeZone),
                sources[invitation.source],
                enteredOf(invitation, timeZone),
                languageName(invitation.language),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <Cancel invitation={invitation} cancelRef={cancelRef} onCancel={onCancel} />
          </div>
        </li>
      ))}
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

const nameOf = (language: string) => languageName(language) ?? invitationsText.english;

const enteredOf = ({ enteredAt }: Invitation, timeZone: string) =>
  invitationsText.enteredAt(`${shortDay(enteredAt, Date.now(), timeZone)}, ${clockTime(enteredAt, timeZone)}`);

/** The minute matters only before it goes out. */
const dateOf = ({ state, at }: Invitation, timeZone: string) =>
  state === 'waiting' ? weekdayAndTime(at, timeZone) : shortDay(at, Date.now(), timeZone);
