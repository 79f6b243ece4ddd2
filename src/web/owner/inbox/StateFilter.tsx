import type { CallReply } from '../../../contract/calls.ts';
import { Segments } from '../../ui/Segments.tsx';
import { type ViewState, viewStates } from './inbox-view.ts';
import { inboxText } from './text.ts';

interface StateFilterProps {
  readonly state: ViewState;
  readonly counts: CallReply<'GET /api/feedback/counts'> | undefined;
  readonly onChange: (state: ViewState) => void;
}

export function StateFilter({ state, counts, onChange }: StateFilterProps) {
  const label = (one: ViewState) =>
    // A space as wide as a digit holds the place of the number.
    one === 'all' ? inboxText.states[one] : `${inboxText.states[one]} ${counts?.[one] ?? '\u2007'}`;
  const offered = viewStates.filter((one) => one !== 'snoozed' || state === one || counts?.snoozed);
  return (
    <Segments
      label={inboxText.stateLabel}
      value={state}
      onChange={onChange}
      options={offered.map((value) => ({ value, label: label(value) }))}
    />
  );
}
