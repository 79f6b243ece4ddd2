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
    counts && one !== 'all' ? `${inboxText.states[one]} ${counts[one]}` : inboxText.states[one];
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
