import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { KeyLine } from '../../../../contract/invitations/settings.ts';
import { errorMessage } from '../../../lib/error-message.ts';
import { clockTime, isSameDay, shortDay } from '../../../lib/zoned-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { KeptDraft } from '../../../ui/KeptDraft.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { desksText, tokensText } from '../settings-text.ts';
import styles from './settings.module.css';

interface KeysProps {
  readonly id: string;
  readonly businessId: number;
  readonly text: typeof desksText | typeof tokensText;
  readonly keys: readonly KeyLine[];
  readonly suggestion: string;
  readonly timeZone: string;
  readonly create: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly run: (name: string) => Promise<unknown>;
  };
  readonly end: { readonly isPending: boolean; readonly run: (id: number) => Promise<unknown> };
  /** Another action of each key. */
  readonly more?: (key: KeyLine) => ReactNode;
  /** Beside the button that adds one. */
  readonly door?: ReactNode;
  /** The new key, which is shown only once. */
  readonly children: ReactNode;
}

/** Front-desk screens or API tokens: both are keys that can be added and ended. */
export function Keys({ id, businessId, text, keys, suggestion, timeZone, create, end, ...rest }: KeysProps) {
  const { more, door, children } = rest;
  const closed: { name: string | null } = { name: null };
  const form = useForm({
    initial: closed,
    draft: `new ${id} ${businessId}`,
    onSubmit: ({ name }) => {
      if (create.isPending || name === null) return;
      create.run(name.trim()).then(
        () => form.kept.reset(),
        () => undefined,
      );
    },
  });
  const isAdding = form.values.name !== null;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [id]);
  const [asked, setAsked] = useState<KeyLine | null>(null);

  return (
    <section ref={section} className={`card form ${styles.keys}`} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{text.title}</h2>
        <p className="soft">{text.hint}</p>
      </div>
      {children}
      {isAdding ? null : (
        <div className="row">
          <Button small onClick={() => form.set('name', suggestion)}>
            <Icon name="plus" />
            {text.add}
          </Button>
          {door}
        </div>
      )}
      {isAdding ? (
        <form className={styles.keysAdd} {...form.props}>
          <KeptDraft draft={form.kept} />
          <Field
            {...form.field('name')}
            label={text.name}
            autoFocus={!form.kept.isRestored}
            autoComplete="off"
            maxLength={40}
            error={create.error ? errorMessage(create.error) : undefined}
          />
          <div className="row">
            <Button small onClick={() => form.kept.reset()}>
              {text.cancel}
            </Button>
            <Button small primary type="submit" busy={create.isPending}>
              {text.create}
            </Button>
          </div>
        </form>
      ) : null}
      {keys.length === 0 ? <p className="soft">{text.empty}</p> : null}
      <ul>
        {keys.map((key) => (
          <li key={key.id}>
            <span>
              <b dir="auto">{key.name}</b>
              <span className="soft">{usedIn(key, timeZone, text)}</span>
            </span>
            <span className={styles.keysActs}>
              {more?.(key)}
              <button
                type="button"
                className="txt danger"
                aria-label={text.endOf(key.name)}
                onClick={() => setAsked(key)}
              >
                {text.end}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        danger
        title={text.confirmEnd.title(asked?.name ?? '')}
        confirm={text.confirmEnd.confirm}
        busy={end.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void end.run(asked.id).finally(() => setAsked(null));
        }}
      >
        {text.confirmEnd.body}
      </Confirm>
    </section>
  );
}

function usedIn({ lastUsedAt }: KeyLine, timeZone: string, text: KeysProps['text']): string {
  if (lastUsedAt === null) return text.neverUsed;
  const now = Date.now();
  const isToday = isSameDay(lastUsedAt, now, timeZone);
  return text.lastUsed(isToday ? text.today(clockTime(lastUsedAt, timeZone)) : shortDay(lastUsedAt, now, timeZone));
}
