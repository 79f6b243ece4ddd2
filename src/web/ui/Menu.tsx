import { type Ref, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import './menu.css';

interface MenuProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly act: () => void }[];
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** Rare actions behind one button. The browser closes it on Escape and on a click beside it. */
export function Menu({ label, items, buttonRef }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className="menu">
      <button ref={buttonRef} type="button" className="btn sm" aria-label={label} title={label} popoverTarget={id}>
        <Icon name="more" />
      </button>
      <div ref={list} id={id} popover="auto">
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            onClick={() => {
              // Gives the focus back to the button, so that a dialog returns it there.
              list.current?.hidePopover();
              item.act();
            }}
          >
            {item.label}
          </button>
        ))}
      </div>
    </div>
  );
}
