import type { ReactNode } from 'react';
import { platformText } from '../../contract/languages/en/customer.ts';
import { copyText } from '../../contract/languages/en/review.ts';
import { type LinkProps, PlatformLinks } from '../review/PlatformLinks.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import type { Flow } from './flow.ts';

interface StepProps extends Pick<LinkProps, 'business'> {
  readonly review: string;
  readonly copied: Flow['copied'];
  readonly back: () => void;
  /** The toast. */
  readonly children: ReactNode;
}

export function PlatformStep({ business, review, copied, back, children }: StepProps) {
  // If the text was edited after copying, the clipboard holds the old one.
  const isCopied = copied?.text === review;
  return (
    <>
      <div className="ask lean">
        <h1 tabIndex={-1}>{platformText.question}</h1>
        <p className={isCopied ? 'soft copied' : 'soft'}>
          {isCopied ? (
            <>
              {copyText.paste} <span className="touch">{copyText.hold}</span>
            </>
          ) : (
            copyText.notCopied
          )}
        </p>
      </div>
      <div className="answer">
        <div className="body">
          <div className="say brief" dir="auto">
            {review}
          </div>
        </div>
        <div className="dock clear">
          {children}
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
