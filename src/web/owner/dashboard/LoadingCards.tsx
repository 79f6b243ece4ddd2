import { Skeleton } from '../../ui/Skeleton.tsx';
import { businessListText } from '../shared/text.ts';

export function LoadingCards() {
  return (
    <div className="stack" role="status" aria-label={businessListText.loading}>
      {['first', 'second'].map((card) => (
        <div key={card} className="card">
          <div className="bizcard">
            <div className="card-main">
              <div className="top">
                <Skeleton className="skeleton-logo" />
                <div className="skeleton-lines">
                  <Skeleton className="skeleton-name" />
                  <Skeleton className="skeleton-place" />
                </div>
              </div>
              <Skeleton className="skeleton-link" />
              <Skeleton className="skeleton-acts" />
            </div>
            <div className="skeleton-counts">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
            <Skeleton className="skeleton-code" />
            <Skeleton className="skeleton-chart" />
          </div>
        </div>
      ))}
    </div>
  );
}
