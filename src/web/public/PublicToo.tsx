import { feedbackText } from '../../contract/languages/en/customer.ts';
import { type LinkProps, PlatformLink, PlatformLinks } from '../review/PlatformLinks.tsx';
import { seePublic } from './visit.ts';

export function PublicToo({ business }: LinkProps) {
  const [first] = business.links;
  return (
    <div className="public">
      <h2>{feedbackText.or}</h2>
      <p className="soft">
        {feedbackText.both}
        {first && (
          <PlatformLink businessId={business.id} link={first}>
            {feedbackText.clickHere}
          </PlatformLink>
        )}
        {feedbackText.toGoogle}
      </p>
      <PlatformLinks business={business} linkRef={seePublic} />
    </div>
  );
}
