import { type FormEvent, useState } from 'react';
import { isEmailLike } from '../../../contract/invitations/typed-emails.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { invitationsText as text } from './text.ts';

interface FindPersonProps {
  readonly email: string | null;
  readonly onFind: (email: string | null) => void;
}

/** Rows show three letters of an address, so that a person is found by the whole one. */
export function FindPerson({ email, onFind }: FindPersonProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const isFound = email !== null && typed.trim() === email;

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = isFound ? '' : typed.trim();
    if (wanted !== '' && !isEmailLike(wanted)) return setError(text.notWhole);
    if (isFound) setTyped('');
    onFind(wanted || null);
  }

  return (
    <search>
      <form onSubmit={submit} noValidate>
        <Field
          label={text.find}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={text.findHint}
          value={typed}
          error={error}
          onChange={(next) => {
            setTyped(next);
            setError(undefined);
          }}
        />
        <Button small type="submit">
          {isFound ? text.showAll : text.findButton}
        </Button>
      </form>
    </search>
  );
}
