import styles from './dashboard.module.css';
import { waitingText } from './text.ts';

export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className="sr"> {waitingText.waiting}</span>
    </span>
  );
}
