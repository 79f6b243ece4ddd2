import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { expectedUserId } from '../../lib/query-client.ts';
import { sentToLogin } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useForm } from '../../ui/use-form.ts';
import type { FormValues } from './business-rules.ts';

interface Typed {
  readonly userId: number | undefined;
  readonly address: string;
  readonly values: FormValues;
}

export function usePersistedForm<Output>(options: Parameters<typeof useForm<FormValues, Output>>[0]) {
  const [{ userId, address, values: initial }] = useState<Typed>(() => {
    const here = { userId: expectedUserId(), address: location.pathname };
    return { ...here, values: recall(here) ?? options.initial };
  });
  const form = useForm({ ...options, initial });
  const typed = useRef(initial);
  useEffect(() => {
    typed.current = form.values;
  }, [form.values]);
  // Before the next screen, which may be this form again.
  useLayoutEffect(
    () => () => {
      const isKept = userId !== undefined && userId === sentToLogin()?.userId;
      const kept: Typed = { userId, address, values: typed.current };
      writeStored('typedBusiness', isKept ? JSON.stringify(kept) : null);
    },
    [userId, address],
  );
  return form;
}

function recall({ userId, address }: Omit<Typed, 'values'>): FormValues | null {
  const kept: Typed | null = JSON.parse(readStored('typedBusiness') ?? 'null');
  return kept?.userId === userId && kept?.address === address ? kept.values : null;
}
