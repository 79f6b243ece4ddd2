import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly look?: 'sheet' | 'side';
  readonly role?: 'alertdialog';
  readonly describedBy?: string;
}

export function Dialog({ open, onClose, title, children, look = 'sheet', role, describedBy }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // The element is already removed, and browsers return the focus only from one in the document.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is for pointers beside it
    <dialog
      ref={dialog}
      className={look}
      role={role}
      aria-labelledby={look === 'sheet' ? titleId : undefined}
      aria-label={look === 'side' ? title : undefined}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event.currentTarget, event)) onClose();
      }}
    >
      {look === 'sheet' ? <h2 id={titleId}>{title}</h2> : null}
      {children}
    </dialog>
  );
}

function isOutside(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const box = element.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
