import { Select } from '../../../ui/Select.tsx';
import { inviteListText } from '../list-text.ts';
import type { Columns } from './columns.ts';
import styles from './list.module.css';
import type { ReadList } from './read-list.ts';

const text = inviteListText.columns;

interface FoundColumnsProps {
  readonly list: ReadList;
  readonly onChange: (columns: Columns) => void;
}

export function FoundColumns({ list: { table, columns }, onChange }: FoundColumnsProps) {
  const all = Array.from({ length: table.width }, (_, at) => ({
    value: String(at),
    label: text.column(at + 1, table.header[at] ?? ''),
  }));
  const none = (label: string) => [{ value: '', label }, ...all];
  const numberOf = (value: string) => (value === '' ? null : Number(value));
  return (
    <fieldset>
      <legend className="label">{text.title}</legend>
      <div className={`trio ${styles.columns}`}>
        <Select
          label={text.email}
          value={String(columns.email)}
          options={all}
          onChange={(value) => onChange({ ...columns, email: Number(value) })}
        />
        <Select
          label={text.firstName}
          value={String(columns.firstName ?? '')}
          options={none(text.none)}
          onChange={(value) => onChange({ ...columns, firstName: numberOf(value) })}
        />
        <Select
          label={text.language}
          value={String(columns.language ?? '')}
          options={none(text.english)}
          onChange={(value) => onChange({ ...columns, language: numberOf(value) })}
        />
      </div>
    </fieldset>
  );
}
