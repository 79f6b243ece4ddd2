import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Business } from '../../../contract/businesses.ts';
import { inboxTabText } from '../../../contract/dashboard-text.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { EmptyBubble } from './EmptyBubble.tsx';
import { LoadError } from './LoadError.tsx';

type Answer = Pick<UseQueryResult<Business[]>, 'data' | 'error' | 'isPending' | 'refetch'>;

const Inbox = lazy(async () => ({ default: (await import('../inbox/Inbox.tsx')).Inbox }));

export function InboxTab({ answer }: { readonly answer: Answer }) {
  if (answer.isPending) return <Spinner label={inboxTabText.loading} />;
  if (answer.error) return <LoadError error={answer.error} onRefresh={answer.refetch} />;
  if (answer.data?.length === 0) return <EmptyBubble {...inboxTabText.noBusiness} />;
  return (
    <Suspense fallback={<Spinner label={inboxTabText.loading} />}>
      <Inbox businesses={answer.data ?? []} />
    </Suspense>
  );
}
