import { platformText } from '../../contract/languages/en/customer.ts';
import { copyText } from '../../contract/languages/en/review.ts';
import { type LinkProps, PlatformLinks } from '../review/PlatformLinks.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import type { Flow } from './flow.ts';

interface StepProps extends Pick<LinkProps, 'business'> {
  readonly review: string;
  readonly copied: Flow['copied'];
  readonly back: () => void;
}

export function PlatformStep({ business, review, copied, back }: StepProps) {
  return (
    <>
      <div className="ask mid">
        <h1 tabIndex={-1}>{platformText.question}</h1>
        <p className="soft">{hintOf(review, copied)}</p>
      </div>
      <div className="answer">
        <div className="body">
          <div className="say brief">{review}</div>
        </div>
        <div className="dock">
          <PlatformLinks business={business} />
          <button type="button" className="link" onClick={back}>
            <BasicIcon name="back" />
            {platformText.backToReview}
          </button>
        </div>
      </div>
    </>
  );
}

/** If the text was edited after copying, the clipboard holds the old one. */
function hintOf(review: string, copied: Flow['copied']): string {
  if (copied?.text !== review) return copyText.notCopied;
  return copied.byHand ? platformText.paste : platformText.copied;
}
