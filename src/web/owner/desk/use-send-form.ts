import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { readTypedEmails, suggestEmail, typedEmailsMax } from '../../../contract/invitations/typed-emails.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { sendText } from './text.ts';

/** One customer. */
export interface Entry {
  readonly email: string;
  readonly firstName: string;
  readonly language: string;
}

type Question =
  | { readonly kind: 'typo'; readonly meant: string }
  | { readonly kind: 'several'; readonly emails: readonly string[] };

/** What the rest of the screen does with the field. */
export interface SendField {
  readonly focus: () => void;
  /** Brings a rejected address back to be corrected. */
  readonly correct: (typed: string) => void;
}

type Languages = readonly { readonly code: string }[];

/** Asks once about what looks wrong; the second Enter sends what was typed. */
export function useSendForm(ref: Ref<SendField>, languages: Languages, onSend: (entries: readonly Entry[]) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [firstName, setFirstName] = useState('');
  const [chosen, setChosen] = useState(() => readStored('deskLanguage'));
  const [question, setQuestion] = useState<Question | null>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const focus = () => {
      // Not while the user works elsewhere on the screen.
      if (document.activeElement?.contains(field.current)) field.current?.focus();
    };
    focus();
    window.addEventListener('focus', focus);
    return () => window.removeEventListener('focus', focus);
  }, []);
  const language = (languages.find(({ code }) => code === chosen) ?? languages[0])?.code ?? 'en';

  function type(typed: string) {
    setEmail(typed);
    setQuestion(null);
    setError(undefined);
  }

  function send(emails: readonly string[]) {
    // A name belongs to one of them only.
    const name = emails.length === 1 ? firstName.trim() : '';
    onSend(emails.map((one) => ({ email: one, firstName: name, language })));
    type('');
    setFirstName('');
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const emails = readTypedEmails(email);
    const [only = ''] = emails;
    const meant = emails.length === 1 ? suggestEmail(only) : null;
    if (email.trim() !== '' && emails.length === 0) setError(sendText.invalid);
    else if (emails.length > typedEmailsMax) setError(sendText.tooMany);
    else if (question === null && emails.length > 1) setQuestion({ kind: 'several', emails });
    else if (question === null && meant !== null) setQuestion({ kind: 'typo', meant });
    else if (emails.length > 0) return send(emails);
    // A second Enter by habit changes nothing.
    field.current?.focus();
  }

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    correct: (typed) => {
      type(typed);
      field.current?.focus();
    },
  }));

  return {
    field,
    email,
    firstName,
    language,
    question,
    error,
    type,
    submit,
    setFirstName,
    setLanguage: (next: string) => {
      setChosen(next);
      writeStored('deskLanguage', next);
    },
    takeMeant: (meant: string) => send([meant]),
  };
}
