import { reviewText } from '../../contract/languages/en/review.ts';
import type { FirstLine as Line } from '../../contract/reviews/calls.ts';
import type { ChangeChoices, Choices } from '../review/choices.ts';
import { FirstLine, focusLine } from '../review/FirstLine.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';

export interface StripProps {
  readonly editing: boolean;
  readonly canShorten: boolean;
  readonly choices: Choices;
  readonly line: Line;
  readonly lineOpen: boolean;
  readonly openLine: (open: boolean) => void;
  readonly change: ChangeChoices;
  readonly regenerate: (length?: 'shorter') => void;
}

/** What hangs from the draft. The last use of the line is a Regenerate. */
export function DraftStrip({ editing, canShorten, lineOpen, openLine, regenerate, ...line }: StripProps) {
  const open = lineOpen && !editing;
  return (
    <>
      <div className="strip">
        {canShorten && (
          <button type="button" aria-disabled={editing} onClick={() => editing || regenerate('shorter')}>
            {reviewText.shorter}
          </button>
        )}
        <button
          type="button"
          aria-disabled={editing}
          aria-expanded={open}
          onClick={() => {
            if (editing) return;
            openLine(!open);
            if (!open) setTimeout(focusLine);
          }}
        >
          {reviewText.more}
        </button>
        <button type="button" aria-disabled={editing} onClick={() => editing || regenerate()}>
          <BasicIcon name="refresh" />
          {reviewText.regenerate}
        </button>
      </div>
      {open && (
        <form
          className="more"
          onSubmit={(event) => {
            event.preventDefault();
            regenerate();
          }}
        >
          <FirstLine {...line} />
          <button type="submit" className="btn">
            {reviewText.useLine}
          </button>
        </form>
      )}
    </>
  );
}
