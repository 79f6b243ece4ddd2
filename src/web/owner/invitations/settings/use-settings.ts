import { useState } from 'react';
import type { CallInput } from '../../../../contract/calls.ts';
import type { InvitationSettings, InvitationSettingsReply } from '../../../../contract/invitation-settings.ts';
import { invitationSettingsText } from '../../../../contract/invitation-settings-text.ts';
import { ApiError } from '../../../lib/call.ts';
import { queryClient, queryFor, useCallMutation } from '../../../lib/query-client.ts';
import { showFailure, showToast } from '../../../ui/toast.ts';
import { refreshInvitations } from '../use-invitations.ts';

export const settingsQuery = (id: number) => queryFor('GET /api/businesses/{id}/invitation-settings', { id });

type Change = Omit<CallInput<'PATCH /api/businesses/{id}/invitation-settings'>, 'id'>;

/** Numbers as they are typed. */
export interface Values extends Omit<InvitationSettings, 'isPaused' | 'dailyMax' | 'cooldownDays' | 'replyTo'> {
  readonly postalAddress: string;
  readonly dailyMax: string;
  readonly cooldownDays: string;
  readonly replyTo: string;
}
type Name = keyof Values;

function valuesOf(settings: InvitationSettingsReply): Values {
  const { dailyMax, cooldownDays, replyTo } = settings;
  const { isOn, postalAddress, afterDays, fromHour, toHour, weekdays, sendsReminder } = settings;
  const { namesBusiness, ownSentence, basis } = settings;
  return {
    isOn,
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

/** Only what differs: the rest may have been changed elsewhere. */
function changeOf(before: Values, now: Values): Change {
  const names = (Object.keys(now) as Name[]).filter((name) => String(now[name]) !== String(before[name]));
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
  const [before, setBefore] = useState(() => valuesOf(settings));
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = changeOf(before, values);
  const patch = useCallMutation('PATCH /api/businesses/{id}/invitation-settings');

  /** False when the server refused. */
  async function save(): Promise<boolean> {
    try {
      const saved = await patch.mutateAsync({ id, ...change });
      queryClient.setQueryData(settingsQuery(id).queryKey, saved);
      setBefore(valuesOf(saved));
      setValues(valuesOf(saved));
      setErrors({});
      void refreshInvitations();
      return true;
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      showFailure(invitationSettingsText.failedSave, error);
      return false;
    }
  }

  return {
    values,
    errors,
    isChanged: Object.keys(change).length > 0,
    isSaving: patch.isPending,
    set: <Key extends Name>(name: Key, value: Values[Key]) => {
      setValues((all) => ({ ...all, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
    reset: () => setValues(before),
    save,
    saveAndSay: async () => {
      if (await save()) showToast({ title: invitationSettingsText.saved });
    },
  };
}

export type Settings = ReturnType<typeof useSettings>;
