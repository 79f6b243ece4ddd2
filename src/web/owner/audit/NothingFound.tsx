import type { CallReply } from '../../../contract/calls.ts';
import { shortDay } from '../../lib/days-in-words.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './audit.module.css';
import type { AuditFilter } from './audit-filter.ts';
import { auditText as text } from './text.ts';

interface NothingFoundProps {
  readonly filter: AuditFilter;
  readonly people: CallReply<'GET /api/businesses/{id}/audit-events'>['people'];
  /** `null` without a filter. */
  readonly onClear: (() => void) | null;
}

export function NothingFound({ filter, people, onClear }: NothingFoundProps) {
  const { kind, person, from, to } = filter;
  const words = text.nothing;
  const looked = [
    kind ? words.kind(text.kinds[kind]) : words.all,
    person ? words.by(people.find(({ id }) => id === person)?.name ?? text.someone) : '',
    from ? words.from(shortDay(from)) : '',
    to ? words.to(shortDay(to)) : '',
  ];
  return (
    <section className={styles.nothing}>
      <h2>{onClear ? words.title : text.empty.title}</h2>
      <p className="soft">{onClear ? words.body(looked.filter(Boolean).join(' ')) : text.empty.body}</p>
      {onClear ? (
        <Button small onClick={onClear}>
          {words.clear}
        </Button>
      ) : null}
    </section>
  );
}
