import { inboxText } from '../../../contract/inbox-text.ts';
import { Button } from '../../ui/Button.tsx';

interface UndoBarProps {
  readonly count: number;
  readonly onUndo: () => void;
}

/** The region stays in the page, so that screen readers announce what appears in it. */
export function UndoBar({ count, onUndo }: UndoBarProps) {
  return (
    <div role="status">
      {count > 0 ? (
        <div className="undo">
          <p>{inboxText.done(count)}</p>
          <Button small onClick={onUndo}>
            {inboxText.undo}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
