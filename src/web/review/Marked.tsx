import { Fragment, type ReactNode } from 'react';
import type { Draft } from '../../contract/customer-page.ts';

export function Marked({ draft }: { draft: Draft }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, choice } of [...draft.marks].sort((a, b) => a.start - b.start)) {
    if (start < at || end > draft.review.length) continue;
    parts.push(
      <Fragment key={start}>
        {draft.review.slice(at, start)}
        <mark title={choice}>{draft.review.slice(start, end)}</mark>
      </Fragment>,
    );
    at = end;
  }
  return (
    <div className="say">
      {parts}
      {draft.review.slice(at)}
    </div>
  );
}
