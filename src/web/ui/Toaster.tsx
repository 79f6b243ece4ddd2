import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toastHotkey, toastSwipe } from '../../contract/limits.ts';
import { Icon } from './Icon.tsx';
import { closeToast, readToast, subscribeToast } from './toast.ts';

/** The place where messages appear; stands once in the app. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToast, readToast, readToast);
  const place = useRef<HTMLOListElement>(null);
  const openId = shown?.open ? shown.id : null;
  // A popover, so that a message that comes with a modal dialog stands above its veil.
  useEffect(() => {
    if (openId === null) return;
    const raise = () => {
      place.current?.hidePopover();
      place.current?.showPopover();
    };
    const raiseAbove = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.open) raise();
    };
    raise();
    document.addEventListener('toggle', raiseAbove, true);
    return () => document.removeEventListener('toggle', raiseAbove, true);
  }, [openId]);
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={toastSwipe}>
      {shown ? (
        <Radix.Root
          key={shown.id}
          className={shown.destructive ? 'toast no' : 'toast'}
          open={shown.open}
          duration={shown.duration}
          onOpenChange={(open) => {
            if (!open) closeToast();
          }}
        >
          {shown.destructive ? <Icon name="warning" /> : null}
          <div>
            <Radix.Title asChild>
              <b>{shown.title}</b>
            </Radix.Title>
            {shown.body ? (
              <Radix.Description asChild>
                <div>{shown.body}</div>
              </Radix.Description>
            ) : null}
          </div>
          <Radix.Close className="icon" aria-label="Close message">
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      ) : null}
      <Radix.Viewport
        ref={place}
        popover="manual"
        className="toasts"
        hotkey={[toastHotkey]}
        label="Messages ({hotkey})"
      />
    </Radix.Provider>
  );
}
