import type { Business } from '../../../contract/businesses/calls.ts';
import { queryClient, useCallMutation } from '../../lib/query-client.ts';
import { useFocusLater } from '../../lib/use-focus-later.ts';
import { showToast } from '../../ui/toast.ts';
import { businessCardText } from './text.ts';

/** Deactivate and Activate are in different places of a card: the focus goes from one to the other. */
export function useOnOff({ id, isActive = true }: Pick<Business, 'id' | 'isActive'>) {
  const { focus, refTo } = useFocusLater<'activate' | 'deactivate'>();
  const { isPending, mutate } = useCallMutation('POST /api/businesses/toggle-business-active/{businessId}', {
    onSuccess: () => {
      focus(isActive ? 'activate' : 'deactivate');
      return queryClient.invalidateQueries({ queryKey: ['/api/businesses'] });
    },
    onError: () => showToast({ ...businessCardText.statusFailed, destructive: true }),
  });
  return { isActive, isPending, refTo, run: () => mutate({ businessId: id, isActive: !isActive }) };
}
