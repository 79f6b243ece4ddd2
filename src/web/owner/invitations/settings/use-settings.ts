import { useState } from 'react';
import type { CallInput } from '../../../../contract/calls.ts';
import type { InvitationSettings, InvitationSettingsReply } from '../../../../contract/invitations/settings.ts';
import { ApiError } from '../../../lib/call.ts';
import { queryClient, queryFor, useCallMutation } from '../../../lib/query-client.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { showFailure, showToast } from '../../../ui/toast.ts';
import { invitationSettingsText } from '../settings-text.ts';
import { refreshInvitations } from '../use-invitations.ts';

export const settingsQuery = (id: number) => queryFor('GET /api/businesses/{id}/invitation-settings', { id });

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
  const draft = useDraft(`invitation settings ${id}`, valuesOf(settings));
  const { values, changed } = draft;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const patch = useCallMutation('PATCH /api/businesses/{id}/invitation-settings');

  /** False when the server refused. What was typed elsewhere stays. */
  async function send(names: readonly Name[], more: Change = {}): Promise<boolean> {
    try {
      const saved = await patch.mutateAsync({ id, ...changeOf(names, values), ...more });
      queryClient.setQueryData(settingsQuery(id).queryKey, saved);
      draft.keepOthers(valuesOf(saved), Object.fromEntries(names.map((name) => [name, values[name]])));
      setErrors({});
      void refreshInvitations();
      return true;
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      showFailure(invitationSettingsText.failedSave, error);
      return false;
    }
  }
  const save = () => send(changed);

  /** At once, with the postal address, which the law asks for. */
  async function turn(isOn: boolean): Promise<void> {
    const address = changed.filter((name) => name === 'postalAddress');
    if (await send(address, { isOn }))
      showToast({ title: isOn ? invitationSettingsText.turnedOn : invitationSettingsText.turnedOff });
  }

  return {
    values,
    errors,
    draft,
    isChanged: changed.length > 0,
    isSaving: patch.isPending,
    set: <Key extends Name>(name: Key, value: Values[Key]) => {
      const typed: Partial<Values> = {};
      typed[name] = value;
      draft.set(typed);
      setErrors(({ [name]: _, ...others }) => others);
    },
    reset: () => draft.reset(),
    save,
    turn,
    saveAndSay: async () => {
      if (await save()) showToast({ title: invitationSettingsText.saved });
    },
  };
}

export type Settings = ReturnType<typeof useSettings>;
