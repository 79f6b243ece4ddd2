import { useEffect, useState } from 'react';

/** Moves the token from the address to the history entry, so that no history list, screenshot or referrer shows it. */
export function useResetToken(...names: readonly string[]): string | null {
  const [token] = useState(() => {
    const query = new URLSearchParams(location.search);
    const kept: unknown = history.state?.resetToken;
    const given = names.map((name) => query.get(name)).find((value) => value);
    return given ?? (typeof kept === 'string' ? kept : null);
  });
  useEffect(() => {
    if (token && location.search) history.replaceState({ resetToken: token }, '', location.pathname);
  }, [token]);
  return token;
}
