import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { queryClient, useCallMutation } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';

/** Every period of the business may show the note. */
const readAgain = (businessId: number) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`/api/analytics/${businessId}/insights`),
  });

export function useNotes(businessId: number, onError?: (error: unknown) => void) {
  const save = useCallMutation('PUT /api/analytics/{businessId}/notes/{day}', {
    onSuccess: () => {
      showToast(insightsText.note.done);
      return readAgain(businessId);
    },
    ...(onError ? { onError } : {}),
  });
  const remove = useCallMutation('DELETE /api/analytics/{businessId}/notes/{day}', {
    onSuccess: () => readAgain(businessId),
    onError: (error) => showToast({ title: insightsText.note.failed, body: errorMessage(error), destructive: true }),
  });
  return { save, remove };
}
