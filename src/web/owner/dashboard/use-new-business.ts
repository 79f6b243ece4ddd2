import { useEffect, useState } from 'react';
import type { Business } from '../../../contract/businesses/calls.ts';
import { timings } from '../../../contract/constants.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

export function useNewBusiness(listed: readonly Pick<Business, 'id'>[]): {
  readonly newId: number | null;
  readonly highlighted: boolean;
} {
  const [newId] = useState(() => Number(readStored('newBusinessId')) || null);
  const [highlighted, setHighlighted] = useState(newId !== null);
  const isListed = listed.some(({ id }) => id === newId);
  useEffect(() => {
    // The five seconds begin when the card is in the list, which may be a cached one.
    if (!isListed) return;
    const timer = setTimeout(() => {
      setHighlighted(false);
      writeStored('newBusinessId', null);
      writeStored('newBusinessSlug', null);
    }, timings.newBusinessHighlight);
    return () => clearTimeout(timer);
  }, [isListed]);
  return { newId, highlighted };
}
