import { copyText, reviewText } from '../../contract/languages/en/review.ts';
import type { FirstLine as Line } from '../../contract/reviews/calls.ts';
import type { ChangeChoices, Choices } from '../review/choices.ts';
import { FirstLine, focusLine } from '../review/FirstLine.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';

/** What hangs open below the draft: the less frequent actions, or the first line. */
export type Drawer = 'options' | 'line' | null;

export interface StripProps {
  readonly editing: boolean;
  readonly canShorten: boolean;
  readonly choices: Choices;
  readonly line: Line;
  readonly drawer: Drawer;
  readonly open: (drawer: Drawer) => void;
  readonly change: ChangeChoices;
  readonly regenerate: (length?: 'shorter') => void;
  readonly startOver: () => void;
  readonly choosePlatform: () => void;
}

/** What hangs from the draft. The last use of the line is a Regenerate. */
export function DraftStrip({ editing, canShorten, open, regenerate, ...props }: StripProps) {
  const { startOver, choosePlatform, drawer: wanted, ...line } = props;
  const drawer = editing ? null : wanted;
  return (
    <>
      <div className="strip">
        <button type="button" aria-disabled={editing} onClick={() => editing || regenerate()}>
          <BasicIcon name="refresh" />
          {reviewText.regenerate}
        </button>
        {!editing && (
          <button type="button" aria-expanded={drawer !== null} onClick={() => open(drawer ? null : 'options')}>
            {reviewText.options}
          </button>
        )}
      </div>
      {drawer === 'options' && (
        <div className="strip">
          {canShorten && (
            <button type="button" onClick={() => regenerate('shorter')}>
              {reviewText.shorter}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              open('line');
              setTimeout(focusLine);
            }}
          >
            {reviewText.more}
          </button>
          <button type="button" onClick={choosePlatform}>
            {copyText.choosePlatform}
          </button>
          <button type="button" onClick={startOver}>
            {reviewText.startOver}
          </button>
        </div>
      )}
      {drawer === 'line' && (
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
