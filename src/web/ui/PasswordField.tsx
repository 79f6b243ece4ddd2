import { type ComponentProps, useState } from 'react';
import { type Field, FieldFrame } from './Field.tsx';

export function PasswordField({
  label,
  hint,
  error,
  onChange,
  ...input
}: Omit<ComponentProps<typeof Field>, 'type' | 'optional'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="password">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            className="txt"
            aria-pressed={shown}
            aria-label="Show password"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
