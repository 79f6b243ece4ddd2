import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** What is wrong with a field, below it. */
export function AppError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon name="wrong" />
      {children}
    </p>
  );
}
