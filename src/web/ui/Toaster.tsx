import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toastHotkey, toastSwipe } from '../../contract/constants.ts';
import { Icon } from './Icon.tsx';
import { closeToast, readToast, type ShownToast, subscribeToast } from './toast.ts';
import { useCountdown } from './use-countdown.ts';
import { useSwipe } from './use-swipe.ts';

/** The place where messages appear; stands once in the app. Both live regions are there before their first words. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToast, readToast, readToast);
  const place = useRef<HTMLElement>(null);
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    const jump = (event: globalThis.KeyboardEvent) => {
      if (event.key === toastHotkey) place.current?.focus();
    };
    // Whatever modal dialog opens, messages stand above its veil.
    const raiseAbove = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.open) raise(place.current);
    };
    raise(place.current);
    document.addEventListener('keydown', jump);
    document.addEventListener('toggle', raiseAbove, true);
    return () => {
      document.removeEventListener('keydown', jump);
      document.removeEventListener('toggle', raiseAbove, true);
    };
  }, []);
  const close = () => {
    // The focus must not fall out of the page together with the message.
    if (place.current?.querySelector(':focus-visible')) place.current.focus();
    closeToast();
  };
  const message = shown?.open ? <Message key={shown.id} shown={shown} entered={entered} onClose={close} /> : null;
  return (
    <section
      ref={place}
      popover="manual"
      className="toasts"
      tabIndex={-1}
      aria-label={`Messages (${toastHotkey})`}
      onFocus={(event) => setEntered(event.target.matches(':focus-visible'))}
      onBlur={() => setEntered(false)}
    >
      <div role="status" aria-atomic="true">
        {shown?.destructive ? null : message}
      </div>
      <div role="alert" aria-atomic="true">
        {shown?.destructive ? message : null}
      </div>
    </section>
  );
}

/** Puts the place on top of everything else that floats. */
function raise(place: HTMLElement | null): void {
  place?.hidePopover();
  place?.showPopover();
}

interface MessageProps {
  readonly shown: ShownToast;
  /** Somebody came here by keyboard, so that it waits. */
  readonly entered: boolean;
  readonly onClose: () => void;
}

function Message({ shown, entered, onClose }: MessageProps) {
  const [held, setHeld] = useState(false);
  const away = useSyncExternalStore(subscribeWindow, isWindowAway, () => false);
  useCountdown(shown.id, shown.duration, !held && !entered && !away, onClose);
  const swipe = useSwipe(toastSwipe, onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers may push it away; the button inside is for everybody
    <div
      {...swipe}
      className={shown.destructive ? 'toast no' : 'toast'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {shown.destructive ? <Icon name="warning" /> : null}
      <div>
        <b>{shown.title}</b>
        {shown.body ? <div>{shown.body}</div> : null}
      </div>
      <button type="button" className="icon" aria-label="Close message" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Nobody reads while the window is in the background. */
function subscribeWindow(changed: () => void): () => void {
  window.addEventListener('blur', changed);
  window.addEventListener('focus', changed);
  return () => {
    window.removeEventListener('blur', changed);
    window.removeEventListener('focus', changed);
  };
}

const isWindowAway = () => !document.hasFocus();
