import { draftText, frameText } from '../../contract/languages/en/customer.ts';
import { focusHeading } from '../lib/focus.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';

interface LazyFallbackProps {
  readonly lost: boolean;
  readonly again: () => void;
}

export function LazyFallback({ lost, again }: LazyFallbackProps) {
  if (!lost) return <span className="spin" />;
  return (
    <div className="box" role="alert">
      <p>{frameText.offline}</p>
      <button
        type="button"
        className="btn"
        onClick={() => {
          again();
          focusHeading();
        }}
      >
        <BasicIcon name="refresh" />
        {draftText.tryAgain}
      </button>
    </div>
  );
}
