import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function LoadingBoard() {
  return (
    <div role="status" aria-label={insightsText.loading}>
      <div className="summary">
        <Skeleton />
      </div>
      <div className="board">
        <div className="col">
          <LoadingPanel bars={7} className="loading-funnel" />
          <LoadingPanel bars={4} className="places" />
        </div>
        <div className="col">
          <LoadingPanel bars={7} className="loading-choices" />
        </div>
        <LoadingPanel bars={6} className="full" />
      </div>
    </div>
  );
}

function LoadingPanel({ bars, className }: { readonly bars: number; readonly className: string }) {
  return (
    <div className={`card panel ${className}`}>
      <Skeleton className="skeleton-title" />
      {Array.from({ length: bars }, (_, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike
        <Skeleton key={bar} className="skeleton-bar" />
      ))}
    </div>
  );
}
