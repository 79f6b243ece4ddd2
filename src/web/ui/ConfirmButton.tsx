import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Confirm } from './Confirm.tsx';
import { Icon, type IconName } from './Icon.tsx';

interface ConfirmButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly title: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly small?: boolean;
  readonly disabled?: boolean;
  /** The dialog closes when it settles. */
  readonly act: () => Promise<unknown>;
  readonly children: ReactNode;
}

export function ConfirmButton({
  icon,
  label,
  danger = false,
  small = false,
  disabled,
  act,
  ...dialog
}: ConfirmButtonProps) {
  const [state, setState] = useState<'closed' | 'asking' | 'busy'>('closed');

  async function run() {
    setState('busy');
    await act().catch(() => undefined);
    setState('closed');
  }

  return (
    <>
      <Button danger={danger} small={small} disabled={disabled} onClick={() => setState('asking')}>
        <Icon name={icon} />
        {label}
      </Button>
      <Confirm
        {...dialog}
        danger={danger}
        open={state !== 'closed'}
        busy={state === 'busy'}
        onConfirm={() => void run()}
        onCancel={() => setState('closed')}
      />
    </>
  );
}
