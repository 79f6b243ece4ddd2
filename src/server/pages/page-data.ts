import type { FastifyRequest } from 'fastify';
import { slugPattern } from '../../contract/businesses/calls.ts';
import { reviewLinks } from '../../contract/businesses/review-links.ts';
import type { BusinessKind, LivePage, NoticePage, PageBusiness, PageProduct } from '../../contract/customer-page.ts';
import { resolveIndustries } from '../../writer/choices.ts';
import { offerOf } from '../../writer/offer.ts';
import { findPublicBusiness, logoAddress, type PublicRow } from '../businesses/public-store.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../http/context.ts';

export const productOf = ({ productName, howToVideoUrl, gatewayHeader }: Config): PageProduct => ({
  productName,
  howToVideoUrl,
  gatewayHeader,
});

export function pageBusiness(row: PublicRow): PageBusiness {
  const { id, slug, name } = row;
  return { id, slug, name, logoUrl: logoAddress(row), links: reviewLinks(row) };
}

export const kindOf = ({ categories }: Pick<PublicRow, 'categories'>): BusinessKind =>
  resolveIndustries(categories)[0].isPractice ? 'practice' : 'business';

export function customerPage(row: PublicRow, view: 'flow' | 'shield', config: Config): LivePage | NoticePage {
  if (!row.isActive) return { view: 'inactive', product: productOf(config), name: row.name };
  const [industry] = resolveIndustries(row.categories);
  return {
    view,
    product: productOf(config),
    business: pageBusiness(row),
    kind: kindOf(row),
    ...offerOf(view === 'flow' ? industry : { ...industry, sentiments: [] }),
  };
}

export async function findBySlug(services: Services, request: FastifyRequest): Promise<PublicRow | null> {
  const { slug } = request.params as { slug: string };
  return slugPattern.test(slug) ? findPublicBusiness(services.database.db, { slug }) : null;
}
