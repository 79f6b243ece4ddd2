import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useDraft } from '../../lib/use-draft.ts';

/** Values that the forms share; never a password. */
export interface Typed {
  readonly name: string;
  readonly email: string;
}

/** The tab is in the address, so that a reload opens it again; what was typed survives it too. */
export function useAuthTabs<Tab extends string>(tabOf: (search: string) => Tab | null, first: Tab) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [tab, setTab] = useState(() => tabOf(search) ?? first);
  const { values: typed, set } = useDraft<Typed>('auth', { name: '', email: '' });
  useEffect(() => {
    const asked = tabOf(search);
    if (asked) setTab(asked);
  }, [search, tabOf]);

  // The forms also report passwords, which are dropped here.
  const onTyped = ({ name = typed.name, email = typed.email }: Partial<Typed>) => set({ name, email });
  const choose = (to: Tab) => {
    setTab(to);
    const flag = `?${to}=true`;
    navigate(tabOf(flag) ? path + flag : path, { replace: true, state: history.state });
  };
  const go = (to: Tab) => (email: string) => {
    onTyped({ email });
    choose(to);
  };
  return { search, tab, choose, go, typed, onTyped };
}
