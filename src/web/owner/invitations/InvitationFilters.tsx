import { useState } from 'react';
import { invitationSources, shownStates } from '../../../contract/invitations/states.ts';
import { useMedia } from '../../lib/use-wide.ts';
import { Select } from '../../ui/Select.tsx';
import { FindPerson } from './FindPerson.tsx';
import styles from './invitations.module.css';
import { invitationsText as text } from './text.ts';
import type { InvitationFilter } from './use-invitations.ts';

interface InvitationFiltersProps {
  readonly filter: InvitationFilter;
  readonly onFilter: (filter: InvitationFilter) => void;
}

export function InvitationFilters({ filter, onFilter }: InvitationFiltersProps) {
  const isWide = useMedia('(min-width: 768px)');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} open={isWide || isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="unfold">{text.findOrFilter}</summary>
      <div className={styles.filters}>
        <FindPerson email={filter.email} onFind={(email) => onFilter({ ...filter, email })} />
        <Select
          label={text.state}
          value={filter.state ?? ''}
          options={optionsOf(text.allStates, shownStates, text.states)}
          onChange={(value) => onFilter({ ...filter, state: shownStates.find((state) => state === value) ?? null })}
        />
        <Select
          label={text.source}
          value={filter.source ?? ''}
          options={optionsOf(text.allSources, invitationSources, text.sources)}
          onChange={(value) =>
            onFilter({ ...filter, source: invitationSources.find((source) => source === value) ?? null })
          }
        />
      </div>
    </details>
  );
}

const optionsOf = <Value extends string>(
  all: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => [{ value: '', label: all }, ...values.map((value) => ({ value, label: labels[value] }))];
