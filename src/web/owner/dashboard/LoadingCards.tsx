import { dashboardText } from '../../../contract/dashboard-text.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Two cards of the real height while the list is on its way. */
export function LoadingCards() {
  return (
    <div className="stack" role="status" aria-label={dashboardText.loading}>
      {['first', 'second'].map((card) => (
        <div key={card} className="card">
          <div className="bizcard">
            <div className="card-main">
              <div className="top">
                <Skeleton className="bone-logo" />
                <div className="bone-lines">
                  <Skeleton className="bone-name" />
                  <Skeleton className="bone-place" />
                </div>
              </div>
              <Skeleton className="bone-link" />
              <Skeleton className="bone-acts" />
            </div>
            <div className="bone-counts">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
            <Skeleton className="bone-code" />
            <Skeleton className="bone-chart" />
          </div>
        </div>
      ))}
    </div>
  );
}
