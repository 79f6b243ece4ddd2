import { useMutation } from '@tanstack/react-query';
import type { CallReply } from '../../../contract/calls.ts';
import { auditKinds } from '../../../contract/teams/audit.ts';
import { downloadFrom } from '../../lib/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './audit.module.css';
import { type AuditFilter, asked } from './audit-filter.ts';
import { auditText as text } from './text.ts';

interface AuditFiltersProps {
  readonly businessId: number;
  readonly filter: AuditFilter;
  readonly people: CallReply<'GET /api/businesses/{id}/audit-events'>['people'];
  readonly isEmpty: boolean;
  readonly onFilter: (filter: AuditFilter) => void;
}

export function AuditFilters({ businessId, filter, people, isEmpty, onFilter }: AuditFiltersProps) {
  const change = (changed: Partial<AuditFilter>) => onFilter({ ...filter, ...changed });
  return (
    <search className={styles.filters} aria-label={text.filters}>
      <Select
        label={text.person}
        value={String(filter.person ?? '')}
        onChange={(chosen) => change({ person: Number(chosen) || null })}
        options={[
          { value: '', label: text.everyone },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Select
        label={text.what}
        value={filter.kind ?? ''}
        onChange={(chosen) => change({ kind: auditKinds.find((kind) => kind === chosen) ?? null })}
        options={[
          { value: '', label: text.everything },
          ...auditKinds.map((kind) => ({ value: kind, label: text.kinds[kind] })),
        ]}
      />
      <Field type="date" label={text.from} value={filter.from} onChange={(from) => change({ from })} />
      <Field type="date" label={text.to} value={filter.to} onChange={(to) => change({ to })} />
      <Csv businessId={businessId} filter={filter} disabled={isEmpty} />
    </search>
  );
}

interface CsvProps extends Pick<AuditFiltersProps, 'businessId' | 'filter'> {
  readonly disabled: boolean;
}

function Csv({ businessId, filter, disabled }: CsvProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const query = new URLSearchParams(Object.entries(asked(filter)).map(([key, value]) => [key, String(value)]));
      return downloadFrom(
        'GET /api/businesses/{id}/audit-events.csv',
        `/api/businesses/${businessId}/audit-events.csv${query.size > 0 ? `?${query}` : ''}`,
      );
    },
    onError: () => showToast({ ...text.csvFailed, destructive: true }),
  });
  return (
    <Button
      small
      className={styles.csv}
      disabled={disabled}
      busy={isPending}
      aria-label={text.csvLabel}
      onClick={() => mutate()}
    >
      <Icon name="download" />
      {text.csv}
    </Button>
  );
}
