import { useQuery } from '@tanstack/react-query';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { may } from '../../../contract/permissions.ts';
import { roleNames } from '../../../contract/teams/roles-text.ts';
import { queryFor, useCallMutation } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session.ts';
import { useWide } from '../../lib/use-wide.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { LoadError } from '../shared/LoadError.tsx';
import styles from './assign.module.css';
import { assignText as text } from './assign-text.ts';
import { changeRows, refreshInbox } from './inbox-queries.ts';

interface AssignPanelProps {
  readonly message: FeedbackItem;
  readonly onClose: () => void;
}

/** Below its button; on a phone a sheet. */
export function AssignPanel(props: AssignPanelProps) {
  const isWide = useWide();
  if (isWide) return <People {...props} />;
  return (
    <Dialog open title={text.title} onClose={props.onClose}>
      <People {...props} />
      <Button onClick={props.onClose}>{text.close}</Button>
    </Dialog>
  );
}

function People({ message, onClose }: AssignPanelProps) {
  const { user } = useUser();
  const { data, error, refetch } = useQuery(queryFor('GET /api/businesses/{id}/team', { id: message.businessId }));
  const assign = useCallMutation('POST /api/businesses/{id}/feedback/{feedbackId}/assignee', {
    onSuccess: ({ assigneeId, assigneeName }) => {
      changeRows((row, listed) => {
        if (row.id !== message.id) return row;
        return listed.assignee === 'me' && assigneeId !== user?.id
          ? null
          : { ...row, assigneeId, assigneeName, assignedBy: null };
      });
      showToast({ title: text.done(assigneeName) });
      onClose();
      return refreshInbox();
    },
    onError: (failure) => showFailure(text.failed, failure),
  });
  if (!data) return error ? <LoadError error={error} onRefresh={refetch} /> : <Spinner label={text.loading} />;
  const readers = data.people
    .filter(({ role, isActive }) => isActive && may(role, 'readFeedback'))
    .sort((one, other) => Number(other.userId === user?.id) - Number(one.userId === user?.id));
  const options = [
    ...readers.map(({ userId, name, role }) => ({
      userId: userId as number | null,
      label: userId === user?.id ? text.me : name,
      fact: userId === user?.id ? `${name}, ${roleNames[role]}` : roleNames[role],
    })),
    { userId: null, label: text.nobody, fact: '' },
  ];
  return (
    <div className={styles.panel}>
      <p className="soft">{text.hint}</p>
      <ul aria-label={text.title}>
        {options.map(({ userId, label, fact }, index) => (
          <li key={userId ?? 0}>
            <button
              type="button"
              // biome-ignore lint/a11y/noAutofocus: the panel was opened to choose
              autoFocus={index === 0}
              aria-pressed={userId === message.assigneeId}
              aria-busy={(assign.isPending && assign.variables.input.userId === userId) || undefined}
              onClick={() =>
                assign.isPending || assign.mutate({ id: message.businessId, feedbackId: message.id, userId })
              }
            >
              <span>
                <b>
                  <bdi>{label}</bdi>
                </b>
                {fact ? <span className="cap">{fact}</span> : null}
              </span>
              {userId === message.assigneeId ? <Icon name="tick" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
