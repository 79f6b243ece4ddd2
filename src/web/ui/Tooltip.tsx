import { cloneElement, type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { timings } from '../../contract/constants.ts';

interface TooltipProps {
  readonly words: string;
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A few words above a control: once the pointer has rested on it, and at once when the keyboard comes to it. */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function close() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what is pointed at; this one listens.
    <span
      className="tipped"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        timer.current = setTimeout(() => setOpen(true), timings.tooltipDelay);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
    >
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span role="tooltip" id={id} className="tip">
          {words}
        </span>
      )}
    </span>
  );
}
