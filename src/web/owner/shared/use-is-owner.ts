import { useUser } from '../../lib/session.ts';

/** False for an administrator on a screen of someone else's business. */
export function useIsOwner(businessId: number): boolean {
  const { user } = useUser();
  return !user?.isAdmin || user.businesses.some(({ id }) => id === businessId);
}
