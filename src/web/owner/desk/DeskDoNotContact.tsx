import { useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { showToast } from '../../ui/toast.ts';
import { deskDoNotContactText } from './text.ts';

const loadDialog = async () => (await import('../shared/DoNotContactDialog.tsx')).DoNotContactDialog;

interface DeskDoNotContactProps {
  readonly deskKey: string;
  readonly onStopped: () => void;
}

export function DeskDoNotContact({ deskKey, onStopped }: DeskDoNotContactProps) {
  const [isOpen, setOpen] = useState(false);
  const { part: DoNotContactDialog } = useLazyModule(loadDialog);
  const stop = useCallMutation('POST /api/desk/{key}/do-not-contact', {
    onSuccess: ({ address }) => {
      // A closing dialog gives the focus back to its opener first.
      flushSync(() => setOpen(false));
      showToast({ title: deskDoNotContactText.done(address) });
      onStopped();
    },
  });
  return (
    <>
      <button
        type="button"
        className="txt"
        onClick={() => {
          stop.reset();
          setOpen(true);
        }}
      >
        {deskDoNotContactText.open}
      </button>
      {DoNotContactDialog && isOpen ? (
        <DoNotContactDialog
          text={deskDoNotContactText}
          draft={null}
          busy={stop.isPending}
          error={stop.error ? errorMessage(stop.error) : undefined}
          onStop={(email) => stop.mutate({ key: deskKey, email })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
