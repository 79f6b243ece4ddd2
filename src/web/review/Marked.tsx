import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { ShownMark } from '../../contract/customer-page.ts';
import { reviewText } from '../../contract/languages/en/review.ts';

interface MarkedProps {
  readonly review: string;
  readonly marks: readonly ShownMark[];
  readonly strengthen: (mark: ShownMark) => void;
}

export function Marked({ review, marks, strengthen }: MarkedProps) {
  const [said, setSaid] = useState('');
  const parts: ReactNode[] = [];
  let at = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    const { start, end, choice, stronger, strong } = mark;
    if (start < at || end > review.length) continue;
    const words = review.slice(start, end);
    const tap = () => {
      strengthen(mark);
      setSaid((strong ? reviewText.asBefore : reviewText.stronger)(stronger ?? ''));
    };
    parts.push(
      // Phrases move when an earlier one gets longer, and must stay the same elements.
      <Fragment key={parts.length}>
        {review.slice(at, start)}
        <mark title={choice}>
          {stronger === undefined ? words : <Phrase {...{ words, tap }} strong={strong === true} />}
        </mark>
      </Fragment>,
    );
    at = end;
  }
  return (
    <>
      <div className="say" dir="auto">
        {parts}
        {review.slice(at)}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  );
}

interface PhraseProps {
  readonly words: string;
  readonly strong: boolean;
  readonly tap: () => void;
}

function Phrase({ words, strong, tap }: PhraseProps) {
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) tap();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the words of a button do not wrap like text
    <span role="button" tabIndex={0} aria-pressed={strong} onClick={tap} onKeyDown={press}>
      {words}
    </span>
  );
}

/** Says how the marks work until one was tapped, then what they are. */
export function MarksHint({ marks, known }: { readonly marks: readonly ShownMark[]; readonly known: boolean }) {
  if (marks.length === 0) return null;
  const canTap = !known && marks.some(({ stronger }) => stronger !== undefined);
  return <p className="soft">{canTap ? reviewText.tap : reviewText.marked}</p>;
}
