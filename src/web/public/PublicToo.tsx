import { feedbackText } from '../../contract/customer-text.ts';
import { type LinkProps, PlatformLink, PlatformLinks } from '../review/PlatformLinks.tsx';

/** Below the private form: a public review is possible too. */
export function PublicToo({ business }: Pick<LinkProps, 'business'>) {
  return (
    <div className="public">
      <h2>{feedbackText.or}</h2>
      <p className="soft">
        {feedbackText.both}
        <PlatformLink business={business} platform="google">
          {feedbackText.clickHere}
        </PlatformLink>
        {feedbackText.orButton}
      </p>
      <PlatformLinks business={business} />
    </div>
  );
}
