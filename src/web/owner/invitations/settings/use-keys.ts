import type { InvitationSettingsReply, KeyLine } from '../../../../contract/invitations/settings.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { showFailure } from '../../../ui/toast.ts';
import { desksText } from '../settings-text.ts';
import { settingsQuery } from './settings-query.ts';

/** Changes the lists alone, so that unsaved settings beside them stay. */
export function changeKeys(
  businessId: number,
  list: 'desks' | 'tokens',
  change: (keys: readonly KeyLine[]) => KeyLine[],
): void {
  queryClient.setQueryData(settingsQuery(businessId).queryKey, (settings?: InvitationSettingsReply) =>
    settings ? { ...settings, [list]: change(settings[list]) } : undefined,
  );
}

export const newKey = ({ id, name }: Pick<KeyLine, 'id' | 'name'>): KeyLine => ({
  id,
  name,
  createdAt: new Date().toISOString(),
  lastUsedAt: null,
});

export const showEndFailed = (error: Error) => showFailure(desksText.failed, error);
