import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export function ErrorMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon name="wrong" />
      {children}
    </p>
  );
}
