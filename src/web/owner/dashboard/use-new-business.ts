import { useEffect, useState } from 'react';
import { timings } from '../../../contract/limits.ts';
import { readStored, writeStored } from '../../lib/stored.ts';

/** The business that was just created: which one, and whether it is still highlighted. */
export function useNewBusiness(listed: boolean): { readonly newId: number | null; readonly highlighted: boolean } {
  const [newId] = useState(() => Number(readStored('newBusinessId')) || null);
  const [highlighted, setHighlighted] = useState(newId !== null);
  useEffect(() => {
    // The five seconds begin when the card can be seen.
    if (newId === null || !listed) return;
    const timer = setTimeout(() => {
      setHighlighted(false);
      writeStored('newBusinessId', null);
      writeStored('newBusinessSlug', null);
    }, timings.newBusinessHighlight);
    return () => clearTimeout(timer);
  }, [newId, listed]);
  return { newId, highlighted };
}
