import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageSizeDefault } from '../../../contract/constants.ts';
import { queryFor } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { AdminPanel } from './AdminPanel.tsx';
import { auditText } from './text.ts';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function Activity() {
  const [cursor, setCursor] = useState<number>();
  const query = useQuery(
    queryFor('GET /api/admin/activity', { limit: pageSizeDefault, ...(cursor === undefined ? {} : { cursor }) }),
  );
  const oldest = query.data?.length === pageSizeDefault ? query.data.at(-1)?.id : undefined;
  return (
    <AdminPanel id="activity" title={auditText.title} query={query} failed={auditText.failed}>
      {(lines) => (
        <>
          {lines.length === 0 && cursor === undefined ? <p className="soft">{auditText.empty}</p> : null}
          <ol className="audit-log">
            {lines.map((line) => (
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
        </>
      )}
    </AdminPanel>
  );
}
