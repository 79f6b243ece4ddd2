import { useQuery } from '@tanstack/react-query';
import { accountText } from '../../../contract/dashboard-text.ts';
import { queryClient, queryFor, useCallMutation } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';

const preferences = queryFor('GET /api/inbox-preferences', {});

export function MorningSummary() {
  const { data } = useQuery(preferences);
  const change = useCallMutation('PATCH /api/inbox-preferences', {
    onSuccess: (saved) => queryClient.setQueryData(preferences.queryKey, saved),
    onError: () => showToast({ ...accountText.failed, destructive: true }),
  });
  const isOn = change.isPending ? change.variables.input.morningSummary : (data?.morningSummary ?? false);
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!data}
        onChange={(event) => change.mutate({ morningSummary: event.currentTarget.checked })}
      />
      {accountText.summary}
    </label>
  );
}
