import { useEffect, useState } from 'react';

/**
 * The token of a reset link. It leaves the address at once, so that it stands in no history list, screenshot or
 * referrer; a reload finds it in the history entry.
 */
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
