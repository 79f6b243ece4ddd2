import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { fieldText } from './text.ts';

interface FrameProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export function FieldFrame({
  label,
  hint,
  error,
  optional = false,
  children,
}: FrameProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional ? <span> {fieldText.optional}</span> : null}
      </label>
      {children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="err" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

type InputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> &
  FrameProps & { readonly value: string; readonly onChange: (typed: string) => void };

export function Field({ label, hint, error, optional = false, onChange, ...input }: InputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => <input {...input} {...wiring} onChange={(event) => onChange(event.currentTarget.value)} />}
    </FieldFrame>
  );
}
