import { platformText } from '../../contract/customer-text.ts';
import { Icon } from './Icon.tsx';
import { type LinkProps, PlatformLinks } from './Platforms.tsx';

interface StepProps extends Pick<LinkProps, 'business'> {
  readonly review: string;
  readonly copied: boolean;
  readonly back: () => void;
}

/** The text on its way, and where it can be posted. */
export function PlatformStep({ business, review, copied, back }: StepProps) {
  return (
    <>
      <div className="body">
        <div className="mid stack">
          <h1 tabIndex={-1}>{platformText.question}</h1>
          <p className="soft">{copied ? platformText.copied : platformText.paste}</p>
          <div className="say brief">{review}</div>
        </div>
      </div>
      <div className="dock">
        <PlatformLinks business={business} />
        <button type="button" className="link" onClick={back}>
          <Icon name="back" />
          {platformText.backToReview}
        </button>
      </div>
    </>
  );
}
