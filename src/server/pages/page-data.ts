import type { LivePage, NoticePage, Noun, PageBusiness, PageProduct } from '../../contract/customer-page.ts';
import { reviewLinks } from '../../contract/review-links.ts';
import type { PublicRow } from '../businesses/store.ts';
import type { Config } from '../config.ts';
import { sentimentSetFor } from '../reviews/sentiments/sets.ts';

export const productOf = ({ productName, howToVideoUrl, gatewayHeader }: Config): PageProduct => ({
  productName,
  howToVideoUrl,
  gatewayHeader,
});

/** What a customer may know of a business. */
export function pageBusiness(row: PublicRow): PageBusiness {
  const { id, slug, name, logoHash } = row;
  return { id, slug, name, logoUrl: logoHash && `/logo/${logoHash}.webp`, ...reviewLinks(row) };
}

/** The trade's own word follows from the set of sentiments. */
export const nounOf = (row: PublicRow): Noun =>
  sentimentSetFor(row.categories).kind === 'healthcare' ? 'practice' : 'business';

/** The page of a business as it is now: the live one, or the notice that it is switched off. */
export function customerPage(row: PublicRow, view: 'flow' | 'shield', config: Config): LivePage | NoticePage {
  if (!row.isActive) return { view: 'inactive', product: productOf(config), name: row.name };
  return {
    view,
    product: productOf(config),
    business: pageBusiness(row),
    noun: nounOf(row),
    sentiments: view === 'flow' ? sentimentSetFor(row.categories).labels : [],
  };
}
