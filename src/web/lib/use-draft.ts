import { useRef, useState } from 'react';
import { changedFields } from './changed-fields.ts';
import { draftKey, keepDraft, readDraft } from './drafts.ts';
import { expectedUserId } from './query-client.ts';
import { writeStored } from './storage.ts';
import { useUnsaved } from './use-unsaved.ts';

/** Keeps the changed fields of a form until it is saved or discarded. `name: null` stores nothing, for forms with a secret. */
export function useDraft<Values extends object>(name: string | null, initial: Values) {
  const [key] = useState(() => (name === null ? null : draftKey(name)));
  const [form, setForm] = useState(() => {
    const values = { ...initial, ...(key && readDraft<Partial<Values>>(key)) };
    return { before: initial, values, isRestored: changedFields(initial, values).length > 0 };
  });
  const latest = useRef(form);
  const { before, values, isRestored } = form;
  const changed = changedFields(before, values);
  useUnsaved(key !== null && expectedUserId() !== undefined && changed.length > 0);

  function show(next: typeof form) {
    latest.current = next;
    setForm(next);
  }

  function set(typed: Partial<Values>) {
    const next = { ...latest.current, values: { ...latest.current.values, ...typed } };
    show(next);
    if (!key) return;
    const names = changedFields(next.before, next.values);
    keepDraft(key, Object.fromEntries(names.map((name) => [name, next.values[name]])));
  }

  function reset(to: Values = latest.current.before) {
    show({ before: to, values: to, isRestored: false });
    if (key) writeStored(key, null);
  }

  /** Some fields were saved; what was typed in the others, or since, stays. */
  function keepOthers(to: Values, saved: Partial<Values>) {
    const now = latest.current;
    const names = changedFields({ ...now.before, ...saved }, now.values);
    const typed: Partial<Values> = {};
    for (const name of names) typed[name] = now.values[name];
    reset(to);
    if (names.length > 0) set(typed);
  }

  /** Saved or canceled: the form shows the values until it closes. */
  const forget = () => reset(latest.current.values);

  return { before, values, changed, isRestored, set, reset, keepOthers, forget };
}
