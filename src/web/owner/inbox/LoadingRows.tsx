import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './list.module.css';
import { inboxText } from './text.ts';

export function LoadingRows() {
  return (
    <div role="status" aria-label={inboxText.loading}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
