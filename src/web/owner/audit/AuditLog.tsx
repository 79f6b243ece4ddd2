import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { call } from '../../lib/call.ts';
import { expectedUserId } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { TeamFrame } from '../shared/team/TeamFrame.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import styles from './audit.module.css';
import { type AuditFilter, asked, isFiltered, noFilter, readFilter, writeFilter } from './audit-filter.ts';
import { Entries } from './Entries.tsx';
import { NothingFound } from './NothingFound.tsx';
import { auditText as text } from './text.ts';

export function AuditLog() {
  const { id = '' } = useParams<{ id: string }>();
  return (
    <TeamFrame id={id} title={text.title} page="log" needs="readAudit">
      {(business) => <LogOf business={business} />}
    </TeamFrame>
  );
}

function LogOf({ business: { id } }: { readonly business: Business }) {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const log = useAuditLog(id, filter);
  const pages = log.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);
  const last = pages.at(-1);
  const change = (next: AuditFilter) => setSearch(writeFilter(next), { replace: true });
  return (
    <div className={styles.screen}>
      <AuditFilters
        businessId={id}
        filter={filter}
        people={pages[0]?.people ?? []}
        isEmpty={last !== undefined && entries.length === 0}
        onFilter={change}
      />
      {log.isPending ? <Loading /> : null}
      {log.error && !last ? <LoadError error={log.error} onRefresh={log.refetch} /> : null}
      {last && entries.length > 0 ? <Entries entries={entries} timeZone={last.timeZone} /> : null}
      {last && entries.length === 0 ? (
        <NothingFound
          filter={filter}
          people={last.people}
          onClear={isFiltered(filter) ? () => change(noFilter) : null}
        />
      ) : null}
      {last ? (
        <div className={styles.foot}>
          <p className="soft">{text.keeps(last.keepDays)}</p>
          {log.hasNextPage ? (
            <Button small busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {text.older}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const useAuditLog = (id: number, filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit log', id, asked(filter)],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/businesses/{id}/audit-events',
        { id, ...asked(filter), ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal, user: expectedUserId() },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextCursor,
    // Reading is an entry too, so it is not read again by itself.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
  });

function Loading() {
  return (
    <div className={`card ${styles.loading}`} role="status">
      <span className="sr">{text.loading}</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className={styles.bone} />
      ))}
    </div>
  );
}
