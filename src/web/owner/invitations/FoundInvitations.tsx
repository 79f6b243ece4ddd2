import { useState } from 'react';
import type { Invitation } from '../../../contract/invitations/calls.ts';
import { ApiError } from '../../lib/call.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { useFocusLater } from '../../lib/use-focus-later.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { personWords } from '../shared/Person.tsx';
import { InvitationList } from './InvitationList.tsx';
import styles from './invitations.module.css';
import { invitationsText } from './text.ts';
import { refreshInvitations, type useInvitations } from './use-invitations.ts';

interface FoundInvitationsProps {
  readonly businessId: number;
  readonly list: ReturnType<typeof useInvitations>;
  readonly timeZone: string;
  readonly isOnePerson: boolean;
}

export function FoundInvitations({ businessId, list, timeZone, isOnePerson }: FoundInvitationsProps) {
  const invitations = list.data?.pages.flatMap((page) => page.invitations) ?? [];
  const { focus, refTo } = useFocusLater<number | 'end'>();
  const cancel = useCallMutation('DELETE /api/businesses/{id}/invitations/{invitationId}', {
    onSuccess: () => {
      showToast({ title: invitationsText.canceled });
      return refreshInvitations();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) showToast({ title: invitationsText.cancelTooLate });
      else showFailure(invitationsText.failedChange, error);
      return refreshInvitations();
    },
  });

  const [asked, setAsked] = useState<Invitation | null>(null);
  const nothing = isOnePerson ? invitationsText.notInvited : invitationsText.nothingFound;

  function onCancel({ id }: Invitation) {
    setAsked(null);
    const at = invitations.findIndex((one) => one.id === id);
    const next = [...invitations.slice(at + 1), ...invitations.slice(0, at).toReversed()];
    cancel.mutate({ id: businessId, invitationId: id });
    focus(...next.filter(({ state }) => state === 'waiting').map((one) => one.id), 'end');
  }

  return (
    <div aria-busy={list.isPlaceholderData || undefined}>
      {invitations.length === 0 ? (
        <div className="empty">
          <h2>{nothing.title}</h2>
          <p className="soft">{nothing.body}</p>
        </div>
      ) : (
        <InvitationList invitations={invitations} timeZone={timeZone} cancelRef={refTo} onCancel={setAsked} />
      )}
      {asked ? (
        <Confirm
          open
          danger
          title={invitationsText.confirmCancel.title(personWords(asked))}
          confirm={invitationsText.confirmCancel.confirm}
          cancel={invitationsText.confirmCancel.keep}
          onCancel={() => setAsked(null)}
          onConfirm={() => onCancel(asked)}
        >
          {invitationsText.confirmCancel.body}
        </Confirm>
      ) : null}
      <div className={`cap ${styles.end}`} ref={refTo('end')} tabIndex={-1}>
        {list.hasNextPage ? (
          <Button small busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {invitationsText.older}
          </Button>
        ) : (
          <p>{invitationsText.erased}</p>
        )}
      </div>
    </div>
  );
}
