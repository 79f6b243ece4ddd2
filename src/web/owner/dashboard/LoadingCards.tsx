import { Skeleton } from '../../ui/Skeleton.tsx';
import { businessListText } from '../shared/text.ts';
import styles from './loading.module.css';

export function LoadingCards() {
  return (
    <div className="stack" role="status" aria-label={businessListText.loading}>
      {['first', 'second'].map((card) => (
        <div key={card} className={`card ${styles.card}`}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.code} />
          <Skeleton className={styles.link} />
        </div>
      ))}
    </div>
  );
}
