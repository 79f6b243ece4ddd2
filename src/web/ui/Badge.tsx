import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface BadgeProps {
  readonly tone?: 'good' | 'warn' | 'bad' | 'pen' | undefined;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={tone ? `badge ${tone}` : 'badge'}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
