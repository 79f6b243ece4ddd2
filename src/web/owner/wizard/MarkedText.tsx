import { Fragment } from 'react';
import type { Mark } from '../../../contract/reviews.ts';

/** The customer's words, what was chosen struck by the marker. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const sorted = [...marks].sort((one, other) => one.start - other.start);
  return (
    <div className="say">
      {sorted.map(({ start, end, choice }, index) => (
        <Fragment key={start}>
          {text.slice(sorted[index - 1]?.end ?? 0, start)}
          <mark title={choice}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(sorted.at(-1)?.end ?? 0)}
    </div>
  );
}
