import { useInfiniteQuery } from '@tanstack/react-query';
import { feedbackText } from '../../../contract/dashboard-text.ts';
import { call } from '../../lib/call.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { EmptyBubble } from './EmptyBubble.tsx';
import { FeedbackCsv } from './FeedbackCsv.tsx';
import { FeedbackEntry } from './FeedbackEntry.tsx';
import { LoadError } from './LoadError.tsx';
import { feedbackKey } from './use-unread.ts';

const entriesAtOnce = 20;
const newest = '';

export function FeedbackList({ businessId }: { readonly businessId: number }) {
  const query = useInfiniteQuery({
    queryKey: feedbackKey(businessId),
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/businesses/{id}/feedback',
        { id: businessId, limit: entriesAtOnce, ...(pageParam === newest ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: newest,
    getNextPageParam: (page) => page.nextCursor,
    ...dashboardQuery,
  });
  if (query.isPending) return <Spinner label={feedbackText.loading} />;
  if (query.error) return <LoadError error={query.error} onRefresh={query.refetch} />;
  const entries = query.data.pages.flatMap((page) => page.feedback);
  const unread = query.data.pages[0]?.unread ?? 0;
  if (entries.length === 0) return <EmptyBubble {...feedbackText.empty} />;
  return (
    <>
      <div className="row feedback-head">
        <Badge tone={unread > 0 ? 'warn' : 'good'} icon={unread > 0 ? 'mail' : 'tick'}>
          {feedbackText.unread(unread)}
        </Badge>
        <FeedbackCsv businessId={businessId} />
      </div>
      {entries.map((entry) => (
        <FeedbackEntry key={entry.id} businessId={businessId} entry={entry} />
      ))}
      {query.hasNextPage ? (
        <Button className="more" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {feedbackText.more}
        </Button>
      ) : null}
    </>
  );
}
