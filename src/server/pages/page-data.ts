import type { LivePage, NoticePage, Noun, PageBusiness, PageProduct } from '../../contract/customer-page.ts';
import { reviewLinks } from '../../contract/review-links.ts';
import { resolveIndustries } from '../../writer/choices.ts';
import { conflictsAmong } from '../../writer/conflicts.ts';
import { labels } from '../../writer/labels.ts';
import type { PublicRow } from '../businesses/store.ts';
import type { Config } from '../config.ts';

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

/** Healthcare businesses are called practices. */
export const nounOf = (row: PublicRow): Noun =>
  resolveIndustries(row.categories)[0].isPractice ? 'practice' : 'business';

/** The page of a business as it is now: the live one, or the notice that it is switched off. */
export function customerPage(row: PublicRow, view: 'flow' | 'shield', config: Config): LivePage | NoticePage {
  if (!row.isActive) return { view: 'inactive', product: productOf(config), name: row.name };
  const [{ sentiments }] = resolveIndustries(row.categories);
  const offered = view === 'flow' ? sentiments : [];
  return {
    view,
    product: productOf(config),
    business: pageBusiness(row),
    noun: nounOf(row),
    sentiments: offered.map((id) => labels[id]),
    conflicts: conflictsAmong(offered).map(([one, other]) => [labels[one], labels[other]]),
  };
}
