import type { Draft, ShownMark } from '../../contract/customer-page.ts';

/** Says one marked phrase stronger, or takes that back. The marks after it move along. */
export function strengthen<Shown extends Draft>(draft: Shown, tapped: ShownMark): Shown {
  const { review } = draft;
  const { start, end, stronger } = tapped;
  if (stronger === undefined) return draft;
  const moved = stronger.length - (end - start);
  return {
    ...draft,
    review: review.slice(0, start) + stronger + review.slice(end),
    marks: draft.marks.map((mark) => {
      if (mark === tapped)
        return { ...mark, end: end + moved, stronger: review.slice(start, end), strong: !mark.strong };
      return mark.start < end ? mark : { ...mark, start: mark.start + moved, end: mark.end + moved };
    }),
  };
}
