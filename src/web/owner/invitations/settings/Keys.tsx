import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { KeyLine } from '../../../../contract/invitations/settings.ts';
import { errorMessage } from '../../../lib/error-message.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { clockTime, localDay, shortDay } from '../../../lib/zoned-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { KeptDraft } from '../../../ui/KeptDraft.tsx';
import type { desksText, tokensText } from '../settings-text.ts';

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
  /** The new key, which is shown only once. */
  readonly children: ReactNode;
}

/** Front-desk screens or API tokens: both are keys that can be added and ended. */
export function Keys({ id, businessId, text, keys, suggestion, timeZone, create, end, more, children }: KeysProps) {
  const draft = useDraft<{ name: string | null }>(`new ${id} ${businessId}`, { name: null });
  const { name } = draft.values;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [id]);
  const [asked, setAsked] = useState<KeyLine | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending || name === null) return;
    await create.run(name.trim()).then(
      () => draft.reset(),
      () => undefined,
    );
  }

  return (
    <section ref={section} className="card form keys" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className="keys-head">
        <div>
          <h2 id={`${id}-title`}>{text.title}</h2>
          <p className="soft">{text.hint}</p>
        </div>
        {name === null ? (
          <Button small onClick={() => draft.set({ name: suggestion })}>
            <Icon name="plus" />
            {text.add}
          </Button>
        ) : null}
      </div>
      {children}
      {name === null ? null : (
        <form className="keys-add" onSubmit={(event) => void submit(event)} noValidate>
          <KeptDraft draft={draft} />
          <Field
            label={text.name}
            autoFocus={!draft.isRestored}
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={(typed) => draft.set({ name: typed })}
            error={create.error ? errorMessage(create.error) : undefined}
          />
          <div className="row">
            <Button small onClick={() => draft.reset()}>
              {text.cancel}
            </Button>
            <Button small primary type="submit" busy={create.isPending}>
              {text.create}
            </Button>
          </div>
        </form>
      )}
      {keys.length === 0 ? <p className="soft">{text.empty}</p> : null}
      <ul>
        {keys.map((key) => (
          <li key={key.id}>
            <span>
              <b dir="auto">{key.name}</b>
              <span className="soft">{usedIn(key, timeZone, text)}</span>
            </span>
            <span className="keys-acts">
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
  const isToday = localDay(lastUsedAt, timeZone) === localDay(now, timeZone);
  return text.lastUsed(isToday ? text.today(clockTime(lastUsedAt, timeZone)) : shortDay(lastUsedAt, now, timeZone));
}
