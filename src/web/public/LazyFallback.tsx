import { draftText, frameText } from '../../contract/customer-text.ts';
import { Icon } from '../review/Icon.tsx';
import { focusHeading } from './focus.ts';

interface ComingProps {
  readonly lost: boolean;
  readonly again: () => void;
}

/** In place of a part of the page that is on its way, or was lost on it. */
export function LazyFallback({ lost, again }: ComingProps) {
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
        <Icon name="again" />
        {draftText.tryAgain}
      </button>
    </div>
  );
}
