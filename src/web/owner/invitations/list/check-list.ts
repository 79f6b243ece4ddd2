import type { Entered } from '../../../../contract/invitations/calls.ts';
import { invitationMax } from '../../../../contract/invitations/limits.ts';
import type { Rejection } from '../../../../contract/invitations/states.ts';
import type { Row } from './columns.ts';
import type { ListedPerson, People } from './people.ts';

export interface Checked extends Pick<Entered, 'accepted' | 'firstAt' | 'lastAt' | 'perDay' | 'timeZone'> {
  /** In the order in which the screen lists the reasons. */
  readonly rejected: Readonly<Record<Rejection, readonly Row[]>>;
}

const none = { invited: [], waiting: [], unsubscribed: [], twice: [], team: [], late: [], full: [], unreadable: [] };

export const emptyCheck = ({ twice, unreadable }: People): Checked => ({
  accepted: 0,
  firstAt: null,
  lastAt: null,
  perDay: 0,
  timeZone: 'UTC',
  rejected: { ...none, twice, unreadable: unreadable.map(({ row }) => row) },
});

const byNumber = (one: Row, other: Row): number => one.number - other.number;

export function addReply(sum: Checked, batch: readonly ListedPerson[], reply: Entered): Checked {
  const rejected = { ...sum.rejected };
  for (const { row, reason } of reply.rejected) {
    const listed = batch[row];
    if (listed) rejected[reason] = [...rejected[reason], listed.row].sort(byNumber);
  }
  return {
    accepted: sum.accepted + reply.accepted,
    firstAt: sum.firstAt ?? reply.firstAt,
    lastAt: reply.lastAt ?? sum.lastAt,
    perDay: reply.perDay,
    timeZone: reply.timeZone,
    rejected,
  };
}

export const batchesOf = ({ people }: People): readonly (readonly ListedPerson[])[] =>
  Array.from({ length: Math.ceil(people.length / invitationMax.peoplePerCall) }, (_, at) =>
    people.slice(at * invitationMax.peoplePerCall, (at + 1) * invitationMax.peoplePerCall),
  );
