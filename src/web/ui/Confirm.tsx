import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { cancelText } from './text.ts';

interface ConfirmProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Cancel has the focus, so that Enter does no harm. */
export function Confirm({
  open,
  title,
  children,
  confirm,
  cancel = cancelText,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const bodyId = useId();
  return (
    <Dialog open={open} onClose={onCancel} title={title} role="alertdialog" describedBy={bodyId}>
      <div className="soft" id={bodyId}>
        {children}
      </div>
      <div className="row">
        <Button onClick={onCancel} autoFocus>
          {cancel}
        </Button>
        <Button danger={danger} primary={!danger} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
