import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditText } from '../../../contract/admin-text.ts';
import { pageSizeDefault } from '../../../contract/constants.ts';
import { queryFor } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function Activity() {
  const [cursor, setCursor] = useState<number>();
  const { data, isError } = useQuery(
    queryFor('GET /api/admin/activity', { limit: pageSizeDefault, ...(cursor === undefined ? {} : { cursor }) }),
  );
  const oldest = data?.length === pageSizeDefault ? data.at(-1)?.id : undefined;
  return (
    <section className="card" aria-labelledby="activity">
      <h2 id="activity">{auditText.title}</h2>
      {isError ? (
        <p className="box" role="alert">
          {auditText.failed}
        </p>
      ) : null}
      {data?.length === 0 && cursor === undefined ? <p className="soft">{auditText.empty}</p> : null}
      {data || isError ? null : <Skeleton />}
      <ol className="audit-log">
        {data?.map((line) => (
          <li key={line.id}>
            <span>
              <b>{line.administrator}</b> {line.action} <b>{line.subject}</b>
            </span>
            <time className="cap" dateTime={line.createdAt}>
              {time.format(new Date(line.createdAt))}
            </time>
          </li>
        ))}
      </ol>
      {cursor !== undefined || oldest !== undefined ? (
        <div className="row">
          <Button small disabled={cursor === undefined} onClick={() => setCursor(undefined)}>
            {auditText.newest}
          </Button>
          <Button small disabled={oldest === undefined} onClick={() => setCursor(oldest)}>
            {auditText.older}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
