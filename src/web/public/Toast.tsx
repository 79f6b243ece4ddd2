import { useCallback, useEffect, useRef, useState } from 'react';
import { toastDuration, toastHotkey, toastSwipe } from '../../contract/constants.ts';
import { frameText, type ToastMessage } from '../../contract/languages/en/customer.ts';
import type { ShowToast, ToastKind } from '../review/choices.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';

interface ToastState extends ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly milliseconds: number;
}

const icons = { done: 'tick', info: 'info', wrong: 'warning' } as const;

export function useToast() {
  const [toast, setToast] = useState<ToastState | null>(null);
  const count = useRef(0);
  const showToast: ShowToast = useCallback((message, kind = 'done', milliseconds = toastDuration) => {
    count.current++;
    setToast({ ...message, id: count.current, kind, milliseconds });
  }, []);
  const close = useCallback(() => setToast(null), []);
  const outdate = useCallback(() => setToast((now) => (now?.kind === 'done' ? now : null)), []);
  return { toast, showToast, close, outdate };
}

/** A toast inside the page can be below the window. */
const keepInView = (toast: HTMLElement | null) => toast?.closest('.tray')?.scrollIntoView({ block: 'nearest' });

export function Toast({ toast, close }: { toast: ToastState | null; close: () => void }) {
  const [held, setHeld] = useState(false);
  // Screen readers announce what enters a live region, not what comes with it.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const from = useRef(0);
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(close, toast.milliseconds);
    return () => clearTimeout(timer);
  }, [toast, held, close]);

  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => {
      if (key !== toastHotkey || document.activeElement === box.current) return;
      before.current = document.activeElement;
      box.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const leave = () => {
    close();
    box.current?.blur();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={frameText.notifications}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onPointerDown={(event) => {
        from.current = event.clientX;
      }}
      onPointerUp={(event) => event.clientX - from.current > toastSwipe && close()}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <div aria-live={toast?.kind === 'wrong' ? 'assertive' : 'polite'} aria-atomic="true">
        {ready && toast && (
          <div key={toast.id} ref={keepInView} className={toast.kind === 'wrong' ? 'toast toast-error' : 'toast'}>
            <BasicIcon name={icons[toast.kind]} />
            <div>
              <b>{toast.title}</b>
              {toast.body}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
