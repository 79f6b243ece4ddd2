import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readStored, writeStored } from '../../lib/storage.ts';

/** What was typed into one form and is there in the next: never a password. */
export interface Typed {
  readonly name: string;
  readonly email: string;
}

/**
 * The tab of an auth screen, which stands in the address, and what was typed. A reload opens the same tab; where a code
 * is awaited, it also finds the address that the code was sent to.
 */
export function useAuthTabs<Tab extends string>(tabOf: (search: string) => Tab | null, first: Tab) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [tab, setTab] = useState(() => tabOf(search) ?? first);
  const [typed, setTyped] = useState<Typed>(() => ({ name: '', email: readStored('pendingEmail') ?? '' }));
  useEffect(() => {
    const asked = tabOf(search);
    if (asked) setTab(asked);
  }, [search, tabOf]);

  const onTyped = ({ name, email }: Partial<Typed>) =>
    setTyped((before) => ({ name: name ?? before.name, email: email ?? before.email }));
  const choose = (to: Tab) => {
    setTab(to);
    const flag = `?${to}=true`;
    // A tab without a flag of its own leaves none behind. The entry keeps what else stands in it.
    navigate(tabOf(flag) ? path + flag : path, { replace: true, state: history.state });
  };
  const go = (to: Tab) => (email: string) => {
    onTyped({ email });
    writeStored('pendingEmail', to === 'verify' ? email : null);
    choose(to);
  };
  return { search, tab, choose, go, typed, onTyped };
}
