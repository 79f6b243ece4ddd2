import { copyText } from '../../../contract/review-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface ManualCopyDialogProps {
  readonly open: boolean;
  readonly review: string;
  readonly onDone: () => void;
}

/** For a browser that lets nobody copy but its user. */
export function ManualCopyDialog({ open, review, onDone }: ManualCopyDialogProps) {
  return (
    <Dialog open={open} onClose={onDone} title={copyText.instruction}>
      <textarea
        className="say"
        aria-label={copyText.instruction}
        readOnly
        value={review}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button primary onClick={onDone}>
        {copyText.done}
      </Button>
    </Dialog>
  );
}
