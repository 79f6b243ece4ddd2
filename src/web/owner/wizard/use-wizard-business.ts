import { useQuery } from '@tanstack/react-query';
import { genericLinks, mapSearch } from '../../../contract/review-links.ts';
import { ApiError } from '../../lib/call.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session.ts';

export interface WizardBusiness {
  /** Null: clicks are not counted. */
  readonly id: number | null;
  readonly name: string | null;
  readonly logoUrl: string | null;
  readonly googleUrl: string;
  readonly facebookUrl: string;
}

const unknownBusiness: WizardBusiness = {
  id: null,
  name: null,
  logoUrl: null,
  googleUrl: genericLinks.google,
  facebookUrl: genericLinks.facebook,
};

/** Without a slug the last step reads business 1. Only its owner's clicks are counted. */
export function useFirstBusiness(isLastStep: boolean): WizardBusiness {
  const { user } = useUser();
  const { data } = useQuery({ ...queryFor('GET /api/businesses/{id}', { id: 1 }), enabled: isLastStep });
  if (!data) return unknownBusiness;
  const { id, googleBusinessUrl, facebookUrl } = data.business;
  return {
    ...unknownBusiness,
    id: user?.businesses.some((own) => own.id === id) ? id : null,
    googleUrl: googleBusinessUrl ?? genericLinks.google,
    facebookUrl: facebookUrl ?? genericLinks.facebook,
  };
}

export type NamedBusiness =
  | { readonly state: 'loading' | 'missing' | 'refused' | 'inactive' | 'failed' }
  | { readonly state: 'ready'; readonly business: WizardBusiness };

export function useNamedBusiness(slug: string): NamedBusiness & { readonly retry: () => void } {
  const { data, error, isPending, refetch } = useQuery(queryFor('GET /api/businesses/slug/{slug}', { slug }));
  const retry = () => void refetch();
  if (isPending) return { state: 'loading', retry };
  if (!data) return { state: stateAfter(error), retry };
  if (!data.isActive) return { state: 'inactive', retry };
  const { id, name, logoUrl, googleBusinessUrl, facebookUrl } = data;
  const googleUrl = googleBusinessUrl ?? mapSearch(name, '');
  return {
    state: 'ready',
    business: { id, name, logoUrl, googleUrl, facebookUrl: facebookUrl ?? genericLinks.facebook },
    retry,
  };
}

/** Any error reads "not found"; after a 404 retrying is useless. */
function stateAfter(error: Error | null): 'missing' | 'refused' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  return error.status === 404 ? 'missing' : 'refused';
}
