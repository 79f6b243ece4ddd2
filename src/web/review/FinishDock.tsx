import { draftText } from '../../contract/languages/en/customer.ts';
import { copyText, reviewText } from '../../contract/languages/en/review.ts';

interface FinishDockProps {
  readonly copy: () => void;
  readonly post: () => void;
  readonly copyLabel?: string;
}

/** The way out of a draft, always in view. On a phone, short messages take the place of its sentence. */
export function FinishDock({ copy, post, copyLabel = copyText.copy }: FinishDockProps) {
  return (
    <div className="dock noted finish">
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
