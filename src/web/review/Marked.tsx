import { Fragment, type ReactNode } from 'react';
import type { Mark } from '../../contract/reviews/calls.ts';

export function Marked({ review, marks }: { review: string; marks: readonly Mark[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, choice } of [...marks].sort((a, b) => a.start - b.start)) {
    if (start < at || end > review.length) continue;
    parts.push(
      <Fragment key={start}>
        {review.slice(at, start)}
        <mark title={choice}>{review.slice(start, end)}</mark>
      </Fragment>,
    );
    at = end;
  }
  return (
    <div className="say">
      {parts}
      {review.slice(at)}
    </div>
  );
}
