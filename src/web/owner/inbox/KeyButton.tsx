import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './key.module.css';
import { inboxText } from './text.ts';

interface KeyButtonProps extends Omit<ButtonProps, 'children'> {
  readonly label: string;
  readonly shortcut: string;
  readonly children: ReactNode;
}

/** A button that has a key too and shows it. */
export function KeyButton({ label, shortcut, children, ...button }: KeyButtonProps) {
  return (
    <Tooltip words={inboxText.withKey(label, shortcut)}>
      <Button small aria-keyshortcuts={shortcut} {...button}>
        {children}
        <KeyLetter>{shortcut}</KeyLetter>
      </Button>
    </Tooltip>
  );
}

/** Hidden from screen readers, which get it from `aria-keyshortcuts`. */
export const KeyLetter = ({ children }: { readonly children: string }) => (
  <span className="wide-only" aria-hidden="true">
    <kbd className={styles.key}>{children}</kbd>
  </span>
);
