import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { toastHotkey, toastSwipe } from '../../contract/limits.ts';
import { Icon } from './Icon.tsx';
import { closeToast, readToast, subscribeToast } from './toast.ts';

/** The place where messages appear; stands once in the app. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToast, readToast, readToast);
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
      <Radix.Viewport className="toasts" hotkey={[toastHotkey]} label="Messages ({hotkey})" />
    </Radix.Provider>
  );
}
