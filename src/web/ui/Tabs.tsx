import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useRef } from 'react';
import { useCurrentInView } from '../lib/use-current-in-view.ts';

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly panel: ReactNode }[];
}

export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useCurrentInView(list, value);
  return (
    <Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <List ref={list} className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        // No tab stop: every panel begins with a focusable control.
        <Content key={tab.value} value={tab.value} className="panel-body" tabIndex={undefined}>
          {tab.panel}
        </Content>
      ))}
    </Root>
  );
}
