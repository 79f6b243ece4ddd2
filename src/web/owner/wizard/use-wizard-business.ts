import { useQuery } from '@tanstack/react-query';
import { type ReviewLink, reviewLink } from '../../../contract/businesses/review-links.ts';
import { type LinkField, type PlatformId, platformIds, platforms } from '../../../contract/platforms.ts';
import { ApiError } from '../../lib/call.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session.ts';

export interface WizardBusiness {
  /** `null`: clicks are not counted. */
  readonly id: number | null;
  readonly name: string | null;
  readonly logoUrl: string | null;
  readonly links: readonly ReviewLink[];
}

const unknownBusiness: WizardBusiness = {
  id: null,
  name: null,
  logoUrl: null,
  links: platformIds.map((id) => reviewLink(id, platforms[id].home)),
};

/** Without a slug the last step reads business 1. Only its owner's clicks are counted. */
export function useFirstBusiness(isLastStep: boolean): WizardBusiness {
  const { user } = useUser();
  const { data } = useQuery({ ...queryFor('GET /api/businesses/{id}', { id: 1 }), enabled: isLastStep });
  if (!data) return unknownBusiness;
  const { id } = data.business;
  return {
    ...unknownBusiness,
    id: user?.businesses.some((own) => own.id === id) ? id : null,
    links: linksOf(data.business, () => null),
  };
}

type NamedBusiness =
  | { readonly state: 'loading' | 'missing' | 'refused' | 'inactive' | 'failed' }
  | { readonly state: 'ready'; readonly business: WizardBusiness };

export function useNamedBusiness(slug: string): NamedBusiness & { readonly retry: () => void } {
  const { data, error, isPending, refetch } = useQuery(queryFor('GET /api/businesses/slug/{slug}', { slug }));
  const retry = () => void refetch();
  if (isPending) return { state: 'loading', retry };
  if (!data) return { state: stateAfter(error), retry };
  if (!data.isActive) return { state: 'inactive', retry };
  const { id, name, logoUrl } = data;
  return {
    state: 'ready',
    business: { id, name, logoUrl, links: linksOf(data, (platform) => platforms[platform].fallback(name, '')) },
    retry,
  };
}

type Stored = Readonly<Record<LinkField | 'googleBusinessUrl', string | null>>;

const linksOf = (stored: Stored, fallback: (platform: PlatformId) => string | null) =>
  platformIds.map((id) => {
    const { field, home } = platforms[id];
    const link = field === 'reviewUrl' ? stored.googleBusinessUrl : stored[field];
    return reviewLink(id, link ?? fallback(id) ?? home);
  });

function stateAfter(error: Error | null): 'missing' | 'refused' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  return error.status === 404 ? 'missing' : 'refused';
}
