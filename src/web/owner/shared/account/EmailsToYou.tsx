import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmailKind } from '../../../../contract/accounts/email-preferences.ts';
import { queryClient, queryFor, useCallMutation } from '../../../lib/query-client.ts';
import { showToast } from '../../../ui/toast.ts';
import { accountText } from './text.ts';

const preferences = queryFor('GET /api/user/email-preferences', {});
const kinds: readonly EmailKind[] = ['everyMessage', 'morningSummary', 'mondayEmail', 'newBrowser'];

export function EmailsToYou() {
  const { data } = useQuery(preferences);
  // Shown at once: the state of a mutation arrives after the click was painted.
  const [chosen, setChosen] = useState<Partial<Record<EmailKind, boolean>>>({});
  const change = useCallMutation('PATCH /api/user/email-preferences', {
    onSuccess: (saved) => queryClient.setQueryData(preferences.queryKey, saved),
    onError: () => {
      setChosen({});
      showToast({ ...accountText.failed, destructive: true });
    },
  });
  const choose = (kind: EmailKind, isOn: boolean) => {
    setChosen((before) => ({ ...before, [kind]: isOn }));
    change.mutate({ [kind]: isOn });
  };
  return (
    <section className="card">
      <h2>{accountText.emails.title}</h2>
      {kinds.map((kind) => (
        <div key={kind}>
          <label className="checkbox">
            <input
              type="checkbox"
              checked={chosen[kind] ?? data?.[kind] ?? false}
              disabled={!data}
              aria-describedby={`${kind}-hint`}
              onChange={(event) => choose(kind, event.currentTarget.checked)}
            />
            {accountText.emails[kind].label}
          </label>
          <p id={`${kind}-hint`} className="soft">
            {accountText.emails[kind].hint}
          </p>
        </div>
      ))}
    </section>
  );
}
