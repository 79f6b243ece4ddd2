import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { timings } from '../../contract/constants.ts';

interface TooltipProps {
  readonly words: string;
  readonly children: ReactElement;
}

export function Tooltip({ words, children }: TooltipProps) {
  return (
    <Provider delayDuration={timings.tooltipDelay} skipDelayDuration={0}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Content className="tip" sideOffset={6} collisionPadding={8}>
          {words}
        </Content>
      </Root>
    </Provider>
  );
}
