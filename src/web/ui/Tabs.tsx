import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useCurrentInView } from '../lib/use-current-in-view.ts';

/** Radix focuses a clicked tab by script, which browsers take for the keyboard. */
const notePointer = ({ type, currentTarget }: SyntheticEvent<HTMLElement>) =>
  currentTarget.toggleAttribute('data-pointed', type === 'pointerdown');

interface TabsProps<Value extends string> {
  readonly label: string;
  /** The title of the screen, beside its tabs. */
  readonly head?: ReactNode;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly panel: ReactNode }[];
}

export function Tabs<Value extends string>({ label, head, value, onChange, tabs }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useCurrentInView(list, value);
  return (
    <Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <div className={head ? 'band' : undefined}>
        {head}
        <List ref={list} className="tabs" aria-label={label}>
          {tabs.map((tab) => (
            <Trigger key={tab.value} value={tab.value} className="tab" onPointerDown={notePointer} onBlur={notePointer}>
              {tab.label}
            </Trigger>
          ))}
        </List>
      </div>
      {tabs.map((tab) => (
        // No tab stop: every panel begins with a focusable control.
        <Content key={tab.value} value={tab.value} className="panel-body" tabIndex={undefined}>
          {tab.panel}
        </Content>
      ))}
    </Root>
  );
}
