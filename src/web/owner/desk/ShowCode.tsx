import { useEffect, useRef, useState } from 'react';
import { qrMargin } from '../../../contract/constants.ts';
import { deskCodeSeconds } from '../../../contract/invitations/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from './show-code.module.css';
import { codeText } from './text.ts';

interface ShowCodeProps {
  readonly name: string;
  readonly address: string;
  readonly onClose: () => void;
}

/** Covers the whole screen, so that the customer sees nothing of the desk. */
export function ShowCode({ name, address, onClose }: ShowCodeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const left = useCountdown(deskCodeSeconds, onClose);
  const [before, marked, after] = codeText.question;
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.showing}
      aria-labelledby="code-question"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p className={styles.name}>{name}</p>
      <div className={styles.show}>
        <h2 id="code-question">
          {before}
          <mark>{marked}</mark>
          {after}
        </h2>
        <QrCode address={address} label={codeText.qr(name)} margin={qrMargin} />
        <p>{codeText.how}</p>
      </div>
      <div className={styles.countdown}>
        <span>{codeText.closesIn(left)}</span>
        <progress aria-hidden="true" max={deskCodeSeconds} value={left} />
        <Button small autoFocus onClick={onClose}>
          {codeText.close} <kbd>Esc</kbd>
        </Button>
      </div>
    </dialog>
  );
}

/** Counts by the clock, because timers of a hidden tab run late. */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
