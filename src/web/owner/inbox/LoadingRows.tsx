import { Skeleton } from '../../ui/Skeleton.tsx';
import { inboxText } from './text.ts';

export function LoadingRows() {
  return (
    <div role="status" aria-label={inboxText.loading}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="row-skeleton">
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
