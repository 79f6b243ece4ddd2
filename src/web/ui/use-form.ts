import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { useDraft } from '../lib/use-draft.ts';

/** Sentences by field; the server may name more than the form has. */
type Errors = Readonly<Partial<Record<string, string>>>;

interface FormOptions<Values extends object, Output> {
  /** Without one, only the server checks. */
  readonly schema?: z.ZodMiniType<Output, Values>;
  readonly initial: Values;
  /** Names the kept draft; null for a form with a password or a code: those are never stored. */
  readonly draft: string | null;
  readonly onSubmit: (parsed: NoInfer<Output>) => void;
  readonly onChange?: (changed: NoInfer<Partial<Values>>) => void;
}

/** Validates on submit. The first invalid field gets the focus, so every input needs its `name`, and the form the `props`. */
export function useForm<Values extends object, Output = Values>({
  schema,
  initial,
  draft,
  onSubmit,
  onChange,
}: FormOptions<Values, Output>) {
  const kept = useDraft(draft, initial);
  const { values } = kept;
  const [errors, setErrors] = useState<Errors>({});
  const element = useRef<HTMLFormElement>(null);

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    const changed: Partial<Values> = {};
    changed[name] = value;
    kept.set(changed);
    onChange?.(changed);
    setErrors(({ [name]: _, ...others }) => others);
  }

  function showErrors(found: Errors) {
    flushSync(() => setErrors(found));
    const names = new Set(Object.keys(found));
    const first = Array.from(element.current?.elements ?? []).find((element) =>
      names.has(element.getAttribute('name') ?? ''),
    );
    if (first instanceof HTMLElement) first.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = schema?.safeParse(values) ?? { success: true, data: values as unknown as Output };
    if (parsed.success) {
      setErrors({});
      onSubmit(parsed.data);
      return;
    }
    const found: Record<string, string> = {};
    for (const issue of parsed.error.issues) found[String(issue.path[0])] ??= issue.message;
    showErrors(found);
  }

  function field<Name extends keyof Values & string>(name: Name) {
    const value = values[name];
    return {
      name,
      value: typeof value === 'string' ? value : '',
      error: errors[name],
      onChange: (typed: string) => set(name, typed as Values[Name]),
    };
  }

  return {
    props: { ref: element, onSubmit: submit, noValidate: true },
    values,
    kept,
    errors,
    set,
    showErrors,
    field,
  };
}
