import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { toastHotkey, toastSwipe } from '../../contract/constants.ts';
import { Icon } from './Icon.tsx';
import { messageText } from './text.ts';
import { closeToast, type ShownToast } from './toast.ts';

/** One provider per toast: a pause of the previous toast must not stop the timer of the next. */
export function Toast({ shown }: { readonly shown: ShownToast }) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const raise = () => {
      viewport.current?.hidePopover();
      viewport.current?.showPopover();
    };
    // A dialog that opens later would cover the toast.
    const raiseAbove = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement && target.open) raise();
    };
    raise();
    document.addEventListener('toggle', raiseAbove, true);
    return () => document.removeEventListener('toggle', raiseAbove, true);
  }, []);
  return (
    <Provider label={messageText.one} swipeThreshold={toastSwipe}>
      <Root
        className={shown.destructive ? 'toast toast-error' : 'toast'}
        type={shown.destructive ? 'foreground' : 'background'}
        open={shown.open}
        duration={shown.duration}
        onOpenChange={closeToast}
      >
        {shown.destructive ? <Icon name="warning" /> : null}
        <div>
          <Title asChild>
            <b>{shown.title}</b>
          </Title>
          {shown.body ? (
            <Description asChild>
              <div>{shown.body}</div>
            </Description>
          ) : null}
        </div>
        {shown.action ? (
          <Action className="btn sm" altText={shown.action.label} onClick={shown.action.run}>
            {shown.action.label}
          </Action>
        ) : null}
        <Close className="icon" aria-label={messageText.close}>
          <Icon name="close" />
        </Close>
      </Root>
      <Viewport ref={viewport} popover="manual" className="toasts" hotkey={[toastHotkey]} label={messageText.all} />
    </Provider>
  );
}
