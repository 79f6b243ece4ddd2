import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';
import styles from './save-bar.module.css';
import { saveBarText } from './text.ts';

interface SaveBarProps {
  /** Stays in view while the form is longer than the window. */
  readonly isSticky: boolean;
  readonly isUnsaved: boolean;
  readonly busy: boolean;
  readonly submit: string;
  readonly cancelTo: string;
  readonly onCancel: () => void;
}

/** The end of a long form. */
export function SaveBar({ isSticky, isUnsaved, busy, submit, cancelTo, onCancel }: SaveBarProps) {
  return (
    <div className={isSticky ? `save-bar ${styles.bar}` : styles.bar}>
      {isUnsaved ? <span className="soft">{saveBarText.unsaved}</span> : null}
      <Link className={buttonClass({})} href={cancelTo} onClick={onCancel}>
        {saveBarText.cancel}
      </Link>
      <Button primary type="submit" busy={busy}>
        {submit}
      </Button>
    </div>
  );
}
