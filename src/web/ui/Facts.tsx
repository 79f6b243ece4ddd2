import type { ReactNode } from 'react';
import './facts.css';

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly empty?: string;
}

export function Facts({ facts, empty = '' }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          {value ? <dd>{value}</dd> : <dd className="soft">{empty}</dd>}
        </div>
      ))}
    </dl>
  );
}
