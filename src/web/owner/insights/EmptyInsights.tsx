import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { insightsDaysMax } from '../../../contract/constants.ts';
import { customerPath, placesPath, printPath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { addDays } from '../../../contract/time/days.ts';
import { queryFor } from '../../lib/query-client.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { emptyText } from './empty-text.ts';
import { LoadingBoard } from './LoadingBoard.tsx';

interface EmptyInsightsProps {
  readonly business: Pick<Business, 'id' | 'slug' | 'role'>;
  readonly today: string;
}

/** "Yet" only where it is true, so the longest period is asked for too. */
export function EmptyInsights({ business, today }: EmptyInsightsProps) {
  const longest = { from: addDays(today, 1 - insightsDaysMax), to: today };
  const { data, isPending } = useQuery(
    queryFor('GET /api/analytics/{businessId}/insights', { businessId: business.id, ...longest }),
  );
  if (isPending) return <LoadingBoard />;
  const isFirst = data?.summary.opened.now === 0 && data.summary.opened.before === 0;
  const { title, body } = isFirst ? emptyText.first : emptyText.quiet;
  return (
    <div className="empty">
      <p className="say" aria-hidden="true">
        0
      </p>
      <div>
        <h2>{title}</h2>
        <p className="soft">{body}</p>
      </div>
      <div className="row">
        <Link
          className={buttonClass({ primary: true })}
          href={may(business.role, 'editPlaces') ? placesPath(business.id) : printPath(business.id)}
        >
          <Icon name="print" />
          {emptyText.first.print}
        </Link>
        <a className={buttonClass({})} href={customerPath(business.slug)} target="_blank" rel="noopener noreferrer">
          {emptyText.first.view}
          <Icon name="external" />
        </a>
      </div>
    </div>
  );
}
