import type { ReactNode } from 'react';
import { draftText } from '../../contract/languages/en/customer.ts';
import { copyText, reviewText } from '../../contract/languages/en/review.ts';

interface FinishDockProps {
  readonly copy: () => void;
  readonly post: () => void;
  readonly copyLabel?: string;
  /** The toast. */
  readonly children?: ReactNode;
}

/** The way out of a draft, always in view. */
export function FinishDock({ copy, post, copyLabel = copyText.copy, children }: FinishDockProps) {
  return (
    <div className="dock noted">
      {children}
      <p className="soft">{draftText.trueOnly}</p>
      <div className="pair">
        <button type="button" className="btn" onClick={copy}>
          {copyLabel}
        </button>
        <button type="button" className="btn pri" onClick={post}>
          {reviewText.post}
        </button>
      </div>
    </div>
  );
}
