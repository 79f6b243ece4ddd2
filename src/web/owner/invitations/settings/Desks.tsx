import { useState } from 'react';
import { Link } from 'wouter';
import type { CallReply } from '../../../../contract/calls.ts';
import type { KeyLine } from '../../../../contract/invitations/settings.ts';
import { ownDeskPath } from '../../../../contract/paths.ts';
import { useCallMutation } from '../../../lib/query-client.ts';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { desksText as text } from '../settings-text.ts';
import { Keys } from './Keys.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { changeKeys, newKey, showEndFailed } from './use-keys.ts';

interface DesksProps {
  readonly businessId: number;
  readonly desks: readonly KeyLine[];
  readonly timeZone: string;
}

const loadDeskAddress = async () => (await import('./DeskAddress.tsx')).DeskAddress;

export function Desks({ businessId, desks, timeZone }: DesksProps) {
  const { part: DeskAddress } = useLazyModule(loadDeskAddress);
  const [added, setAdded] = useState<CallReply<'POST /api/businesses/{id}/desks'> | null>(null);
  const create = useCallMutation('POST /api/businesses/{id}/desks', {
    onSuccess: (desk) => {
      changeKeys(businessId, 'desks', (keys) => [...keys, newKey(desk)]);
      setAdded(desk);
    },
  });
  const end = useCallMutation('DELETE /api/businesses/{id}/desks/{deskId}', {
    onSuccess: (_, { deskId }) => {
      changeKeys(businessId, 'desks', (keys) => keys.filter(({ id }) => id !== Number(deskId)));
      if (added?.id === Number(deskId)) setAdded(null);
      showToast({ title: text.ended });
    },
    onError: showEndFailed,
  });
  const [renewed, setRenewed] = useState<KeyLine | null>(null);
  const renew = useCallMutation('POST /api/businesses/{id}/desks/{deskId}/address', {
    onSuccess: setAdded,
    onError: showEndFailed,
    onSettled: () => setRenewed(null),
  });
  return (
    <Keys
      id="desks"
      businessId={businessId}
      text={text}
      keys={desks}
      suggestion={text.suggestion(desks.length + 1)}
      timeZone={timeZone}
      create={{ ...create, run: (name) => create.mutateAsync({ id: businessId, name }) }}
      end={{ ...end, run: (deskId) => end.mutateAsync({ id: businessId, deskId }) }}
      more={(key) => (
        <button type="button" className="txt" aria-label={text.renewOf(key.name)} onClick={() => setRenewed(key)}>
          {text.renew}
        </button>
      )}
      door={
        <Link className={buttonClass({ small: true })} href={ownDeskPath(businessId)}>
          {text.openHere}
        </Link>
      }
    >
      <Confirm
        open={renewed !== null}
        title={text.confirmRenew.title(renewed?.name ?? '')}
        confirm={text.confirmRenew.confirm}
        busy={renew.isPending}
        onCancel={() => setRenewed(null)}
        onConfirm={() => {
          if (renewed) renew.mutate({ id: businessId, deskId: renewed.id });
        }}
      >
        {text.confirmRenew.body}
      </Confirm>
      {added ? (
        <ShownOnce key={added.address} title={text.shown.title(added.name)} body={text.shown.body}>
          {DeskAddress ? <DeskAddress {...added} onDone={() => setAdded(null)} /> : <Skeleton />}
        </ShownOnce>
      ) : null}
    </Keys>
  );
}
