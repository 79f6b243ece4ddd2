import { useState } from 'react';
import type { CallReply } from '../../../contract/calls.ts';
import { searchMax } from '../../../contract/constants.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FeedbackCsv } from './FeedbackCsv.tsx';
import styles from './inbox.module.css';
import { type InboxView, isFiltered } from './inbox-view.ts';
import { StateFilter } from './StateFilter.tsx';
import { inboxText } from './text.ts';
import { useTypedQuery } from './use-typed-query.ts';

const Filters = lazyPart(async () => (await import('./Filters.tsx')).Filters);

interface ToolbarProps {
  readonly view: InboxView;
  readonly counts: CallReply<'GET /api/feedback/counts'> | undefined;
  readonly businesses: readonly { readonly id: number; readonly name: string }[];
  readonly isSelecting: boolean;
  readonly onSelect: () => void;
  readonly onChange: (changed: Partial<InboxView>) => void;
}

export function Toolbar({ view, counts, businesses, isSelecting, onSelect, onChange }: ToolbarProps) {
  const [showsFilters, setShowsFilters] = useState(() => isFiltered({ ...view, query: '' }));
  const [typed, setTyped] = useTypedQuery(view.query, (query) => onChange({ query, message: null }));
  return (
    <div className={styles.forList}>
      <div className={styles.lineup}>
        <StateFilter state={view.state} counts={counts} onChange={(state) => onChange({ state, message: null })} />
        <Button
          small
          className={styles.mine}
          aria-pressed={view.isMine}
          onClick={() => onChange({ isMine: !view.isMine, message: null })}
        >
          {inboxText.mine.label}
        </Button>
        <div className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={inboxText.search}
            placeholder={inboxText.searchHint}
            value={typed}
            maxLength={searchMax}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button small aria-expanded={showsFilters} onClick={() => setShowsFilters(!showsFilters)}>
          {inboxText.filters}
        </Button>
        <div className={styles.rest}>
          {businesses.length > 1 ? (
            <select
              aria-label={inboxText.business}
              value={view.businessId ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({ businessId: value === '' ? null : Number(value), message: null })
              }
            >
              <option value="">{inboxText.allBusinesses}</option>
              {businesses.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ) : null}
          {isSelecting ? null : (
            <Button small onClick={onSelect}>
              {inboxText.select}
            </Button>
          )}
          <FeedbackCsv businessId={businesses.length === 1 ? (businesses[0]?.id ?? null) : view.businessId} />
        </div>
      </div>
      {showsFilters ? <Filters view={view} onChange={onChange} /> : null}
    </div>
  );
}
