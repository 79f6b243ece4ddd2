import { useCallback, useEffect, useRef, useState } from 'react';
import { toastDuration, toastHotkey, toastSwipe } from '../../contract/constants.ts';
import { frameText, type Said } from '../../contract/customer-text.ts';
import { Icon } from './Icon.tsx';

/** Its icon; what is wrong is told at once and looks it. */
export type ToastKind = 'done' | 'info' | 'wrong';
export type Say = (said: Said, kind?: ToastKind, lasts?: number) => void;

interface ToastState extends Said {
  readonly id: number;
  readonly kind: ToastKind;
  readonly lasts: number;
}

/** One toast at a time: a new one takes the place of the old. `outdate` ends what stood in the way of an act, once there is another act. */
export function useToast() {
  const [toast, setToast] = useState<ToastState | null>(null);
  const count = useRef(0);
  const say = useCallback((said: Said, kind: ToastKind = 'done', lasts: number = toastDuration) => {
    count.current++;
    setToast({ ...said, id: count.current, kind, lasts });
  }, []);
  const close = useCallback(() => setToast(null), []);
  const outdate = useCallback(() => setToast((now) => (now?.kind === 'done' ? now : null)), []);
  return { toast, say, close, outdate };
}

/** Stays while it is pointed at or focused; goes by Escape or a swipe to the right; F8 leads to it. */
export function Toast({ toast, close }: { toast: ToastState | null; close: () => void }) {
  const [held, setHeld] = useState(false);
  const from = useRef(0);
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(close, toast.lasts);
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
        {toast && (
          <div key={toast.id} className={toast.kind === 'wrong' ? 'toast toast-error' : 'toast'}>
            <Icon name={toast.kind} />
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
