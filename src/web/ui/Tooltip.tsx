import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { timings } from '../../contract/limits.ts';

/** A few words beside a control after the pointer or the focus has rested on it. */
export function Tooltip({ words, children }: { readonly words: string; readonly children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={timings.tooltipDelay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tip" sideOffset={6} collisionPadding={8}>
            {words}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
