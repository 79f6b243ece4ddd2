import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** At most one per screen. */
  readonly primary?: boolean;
  readonly danger?: boolean;
  readonly small?: boolean;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function buttonClass(look: Pick<ButtonProps, 'primary' | 'danger' | 'small' | 'className'>): string {
  const { primary, danger, small, className } = look;
  return ['btn', primary && 'pri', danger && 'danger', small && 'sm', className].filter(Boolean).join(' ');
}

// Enter in a field also clicks its form's button, so a busy button must prevent the submit.
const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

export function Button({
  primary = false,
  danger = false,
  small = false,
  busy = false,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ primary, danger, small, className })}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Spinner inline /> : null}
      <span className="face">{children}</span>
    </button>
  );
}
