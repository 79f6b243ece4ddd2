import { type Ref, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './desk.module.css';
import { sendText } from './text.ts';
import type { Desk } from './use-desk.ts';
import { type Entry, type SendField, useSendForm } from './use-send-form.ts';

interface SendEmailProps {
  readonly ref: Ref<SendField>;
  readonly onSend: (entries: readonly Entry[]) => void;
  readonly languages: Desk['languages'];
  /** Such as "tomorrow at 10:00 AM"; null while that is not known. */
  readonly when: string | null;
  readonly isOff: boolean;
}

/** Has its own state, so that typing re-renders only this form, which matters on slow machines. */
export function SendEmail({ ref, onSend, languages, when, isOff }: SendEmailProps) {
  const id = useId();
  const form = useSendForm(ref, languages, onSend);
  const { question, error } = form;
  return (
    <form className={`card ${styles.panel} ${styles.entry}`} onSubmit={form.submit} noValidate>
      <div className={`field ${styles.email}`}>
        <label htmlFor={id}>{sendText.email}</label>
        <input
          ref={form.field}
          id={id}
          // Not `email`: several addresses can be pasted.
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isOff}
          value={form.email}
          aria-invalid={error ? true : undefined}
          aria-describedby={question || error ? `${id}-said` : undefined}
          onChange={(event) => form.type(event.currentTarget.value)}
        />
      </div>
      {error || question ? null : <p className={`cap ${styles.said}`}>{sendText.hint}</p>}
      {error ? (
        <p className={`err ${styles.said}`} id={`${id}-said`} role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : null}
      {question ? (
        <div className={`${styles.question} ${styles.said}`} id={`${id}-said`} role="alert">
          <Icon name="info" />
          {question.kind === 'typo' ? (
            <>
              <p>
                <b>{sendText.typo(question.meant)}</b>
                <span className="cap">{sendText.keepYours}</span>
              </p>
              <button type="button" className="txt" onClick={() => form.takeMeant(question.meant)}>
                {sendText.useIt}
              </button>
            </>
          ) : (
            <p>
              <b>{sendText.several(question.emails.length)}</b> {question.emails.join(', ')}
              <span className="cap">
                {sendText.sendSeveral} {form.firstName.trim() ? sendText.withoutName : null}
              </span>
            </p>
          )}
        </div>
      ) : null}
      <div className={styles.rest}>
        <div className="field">
          <label htmlFor={`${id}-name`}>
            {sendText.firstName} <span>{sendText.optional}</span>
          </label>
          <input
            id={`${id}-name`}
            autoComplete="off"
            dir="auto"
            maxLength={40}
            value={form.firstName}
            onChange={(event) => form.setFirstName(event.currentTarget.value)}
          />
        </div>
        {languages.length > 1 ? (
          <div className="field">
            <label htmlFor={`${id}-language`}>{sendText.language}</label>
            <select
              id={`${id}-language`}
              value={form.language}
              onChange={(event) => form.setLanguage(event.currentTarget.value)}
            >
              {languages.map(({ code, name }) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </div>
      <Button type="submit" disabled={isOff}>
        {isOff ? sendText.off : when === null ? sendText.sendLater : sendText.send(when)}
      </Button>
    </form>
  );
}
