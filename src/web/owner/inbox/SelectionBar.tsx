import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './inbox.module.css';
import { inboxText } from './text.ts';
import type { useSelection } from './use-selection.ts';

interface SelectionBarProps {
  readonly shown: number;
  readonly selection: ReturnType<typeof useSelection>;
  readonly onDone: (rows: readonly FeedbackItem[]) => void;
}

export function SelectionBar({ shown, selection, onDone }: SelectionBarProps) {
  const { selected } = selection;
  const open = selected.filter(({ state }) => state !== 'done');
  return (
    <div className={styles.lineup}>
      <label className="checkbox">
        <input type="checkbox" checked={selection.isAll} disabled={shown === 0} onChange={selection.toggleAll} />
        {inboxText.selectAll(shown)}
      </label>
      <Button
        small
        disabled={open.length === 0}
        onClick={() => {
          selection.stop();
          onDone(open);
        }}
      >
        <Icon name="tick" />
        {inboxText.doneSelected(open.length)}
      </Button>
      <Button small onClick={selection.stop}>
        {inboxText.cancelSelect}
      </Button>
    </div>
  );
}
