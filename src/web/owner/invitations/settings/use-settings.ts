import type { CallInput } from '../../../../contract/calls.ts';
import type { InvitationSettings, InvitationSettingsReply } from '../../../../contract/invitations/settings.ts';
import { ApiError } from '../../../lib/call.ts';
import { queryClient, useCallMutation } from '../../../lib/query-client.ts';
import { showFailure, showToast } from '../../../ui/toast.ts';
import { useForm } from '../../../ui/use-form.ts';
import { invitationSettingsText } from '../settings-text.ts';
import { refreshInvitations } from '../use-invitations.ts';
import { settingsQuery } from './settings-query.ts';

type Change = Omit<CallInput<'PATCH /api/businesses/{id}/invitation-settings'>, 'id'>;

/** Numbers as they are typed. */
export interface Values
  extends Omit<InvitationSettings, 'isOn' | 'isPaused' | 'dailyMax' | 'cooldownDays' | 'replyTo'> {
  readonly postalAddress: string;
  readonly dailyMax: string;
  readonly cooldownDays: string;
  readonly replyTo: string;
}
type Name = keyof Values;

function valuesOf(settings: InvitationSettingsReply): Values {
  const { dailyMax, cooldownDays, replyTo } = settings;
  const { postalAddress, afterDays, fromHour, toHour, weekdays, sendsReminder } = settings;
  const { namesBusiness, ownSentence, basis } = settings;
  return {
    postalAddress,
    afterDays,
    fromHour,
    toHour,
    weekdays,
    sendsReminder,
    namesBusiness,
    ownSentence,
    basis,
    dailyMax: String(dailyMax),
    cooldownDays: String(cooldownDays),
    replyTo: replyTo ?? '',
  };
}

/** Sends only changed fields: others may have changed elsewhere. */
function changeOf(names: readonly Name[], now: Values): Change {
  const { dailyMax, cooldownDays, replyTo } = now;
  const all = {
    ...now,
    dailyMax: Number(dailyMax),
    cooldownDays: Number(cooldownDays),
    replyTo: replyTo.trim() || null,
  };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

export function useSettings(id: number, settings: InvitationSettingsReply) {
  const form = useForm({
    initial: valuesOf(settings),
    draft: `invitation settings ${id}`,
    onSubmit: () => void saveAndSay(),
  });
  const { values, kept } = form;
  const patch = useCallMutation('PATCH /api/businesses/{id}/invitation-settings', { keepalive: true });

  /** False when the server refused. What was typed elsewhere stays. */
  async function send(names: readonly Name[], more: Change = {}): Promise<boolean> {
    try {
      const saved = await patch.mutateAsync({ id, ...changeOf(names, values), ...more });
      queryClient.setQueryData(settingsQuery(id).queryKey, saved);
      kept.keepOthers(valuesOf(saved), Object.fromEntries(names.map((name) => [name, values[name]])));
      form.showErrors({});
      void refreshInvitations();
      return true;
    } catch (error) {
      showFailure(invitationSettingsText.failedSave, error);
      if (error instanceof ApiError) form.showErrors(error.fields);
      return false;
    }
  }
  const save = () => send(kept.changed);

  async function saveAndSay() {
    if (await save()) showToast({ title: invitationSettingsText.saved });
  }

  /** At once, with the postal address, which the law asks for. */
  async function turn(isOn: boolean): Promise<void> {
    const address = kept.changed.filter((name) => name === 'postalAddress');
    if (await send(address, { isOn }))
      showToast({ title: isOn ? invitationSettingsText.turnedOn : invitationSettingsText.turnedOff });
  }

  return { ...form, isChanged: kept.changed.length > 0, isSaving: patch.isPending, save, turn };
}

export type Settings = ReturnType<typeof useSettings>;
