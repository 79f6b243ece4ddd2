import { type ComponentProps, useState } from 'react';
import { type Field, FieldFrame } from './Field.tsx';
import { fieldText } from './text.ts';

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
            aria-label={fieldText.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? fieldText.hide : fieldText.show}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
