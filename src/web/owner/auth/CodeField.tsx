import { Field } from '../../ui/Field.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly onChange: (typed: string) => void;
  readonly letters?: boolean;
}

/** One field for the whole code, so that pasting and autofill work. */
export function CodeField({ letters = false, onChange, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      className="code"
      inputMode={letters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize={letters ? 'characters' : 'none'}
      spellCheck={false}
      // Emails show codes in groups.
      onChange={(typed) => onChange(typed.replace(/[\s-]/g, '').slice(0, 12))}
    />
  );
}
