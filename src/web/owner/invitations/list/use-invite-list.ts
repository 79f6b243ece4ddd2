import { useRef, useState } from 'react';
import { callWithRetries, makeKey } from '../../../lib/call-with-retries.ts';
import { showFailure, showToast } from '../../../ui/toast.ts';
import { inviteListText } from '../list-text.ts';
import { refreshInvitations } from '../use-invitations.ts';
import { batchesOf } from './check-list.ts';
import type { People } from './people.ts';

/** After a failure, the rest is entered by the next press; what was entered is not entered again. */
export function useInviteList(id: number, people: People, onDone: () => void) {
  const entered = useRef({ batches: 0, people: 0, key: makeKey() });
  const [isBusy, setBusy] = useState(false);

  async function invite(expected: number) {
    setBusy(true);
    const batches = batchesOf(people);
    const so = entered.current;
    try {
      while (so.batches < batches.length) {
        const input = {
          id,
          people: (batches[so.batches] ?? []).map(({ person }) => person),
          source: 'list' as const,
          isEveryone: true as const,
        };
        const reply = await callWithRetries('POST /api/businesses/{id}/invitations', input, { idempotencyKey: so.key });
        so.batches += 1;
        so.people += reply.accepted;
        so.key = makeKey();
      }
      showToast({ title: inviteListText.done(so.people), body: inviteListText.undone });
      onDone();
    } catch (error) {
      const title = so.people > 0 ? inviteListText.failedAfter(so.people, expected) : inviteListText.failedInvite;
      showFailure(title, error);
    } finally {
      setBusy(false);
      void refreshInvitations();
    }
  }

  return { isBusy, invite };
}
