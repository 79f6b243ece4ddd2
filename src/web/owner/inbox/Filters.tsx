import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './inbox.module.css';
import { type InboxView, isFiltered } from './inbox-view.ts';
import { inboxText } from './text.ts';

interface FiltersProps {
  readonly view: InboxView;
  readonly onChange: (changed: Partial<InboxView>) => void;
}

export function Filters({ view, onChange }: FiltersProps) {
  const change = (changed: Partial<InboxView>) => onChange({ ...changed, message: null });
  return (
    <div className={styles.filters}>
      <Field type="date" label={inboxText.from} value={view.from} onChange={(from) => change({ from })} />
      <Field type="date" label={inboxText.to} value={view.to} onChange={(to) => change({ to })} />
      <label className="checkbox">
        <input
          type="checkbox"
          checked={view.hasEmail}
          onChange={(event) => change({ hasEmail: event.currentTarget.checked })}
        />
        {inboxText.hasEmail}
      </label>
      {isFiltered({ ...view, query: '' }) ? (
        <Button small onClick={() => change({ from: '', to: '', hasEmail: false })}>
          {inboxText.clearFilters}
        </Button>
      ) : null}
    </div>
  );
}
