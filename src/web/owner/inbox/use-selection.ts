import { useState } from 'react';
import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import type { RowSelection } from './MessageRow.tsx';

/** Which of the shown rows are selected. Rows that have gone are not. */
export function useSelection(rows: readonly FeedbackItem[]) {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const selected = rows.filter(({ id }) => ids?.has(id));
  return {
    isOn: ids !== null,
    selected,
    isAll: rows.length > 0 && selected.length === rows.length,
    start: () => setIds(new Set()),
    stop: () => setIds(null),
    toggleAll: () => setIds(new Set(selected.length === rows.length ? [] : rows.map(({ id }) => id))),
    of: (id: number): RowSelection | null =>
      ids && {
        isSelected: ids.has(id),
        toggle: () => setIds(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
      },
  };
}
