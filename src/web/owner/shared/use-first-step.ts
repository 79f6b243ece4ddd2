import type { Business } from '../../../contract/businesses/calls.ts';
import type { reportedSteps } from '../../../contract/businesses/first-steps.ts';
import { may } from '../../../contract/permissions.ts';
import { queryClient, queryFor, useCallMutation } from '../../lib/query-client.ts';

/** Reports a step that the server cannot see. Without the permission there is no path to tick. */
export function useFirstStep(
  { id, role }: Pick<Business, 'id' | 'role'>,
  step: (typeof reportedSteps)[number],
): () => void {
  const { queryKey } = queryFor('GET /api/businesses/{id}/first-steps', { id });
  const { mutate } = useCallMutation('POST /api/businesses/{id}/first-steps', {
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
  return () => {
    if (may(role, 'manageInvitations')) mutate({ id, step });
  };
}
