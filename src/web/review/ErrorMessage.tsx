import type { ReactNode } from 'react';
import { BasicIcon } from '../ui/BasicIcon.tsx';

export function ErrorMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <BasicIcon name="warning" />
      {children}
    </p>
  );
}
