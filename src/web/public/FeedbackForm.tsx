import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { PageBusiness, SentFeedback } from '../../contract/customer-page.ts';
import { type FeedbackField, type FeedbackMessage, feedbackForm } from '../../contract/feedback/calls.ts';
import { frameText } from '../../contract/languages/en/customer.ts';
import { feedbackFormText } from '../../contract/languages/en/feedback-form.ts';
import { cleanLine, cleanLines } from '../../contract/sanitize-input.ts';
import { ApiError } from '../lib/call.ts';
import { callWithRetries, makeKey } from '../lib/call-with-retries.ts';
import { errorMessage } from '../lib/error-message.ts';
import type { ShowToast } from '../review/choices.ts';
import { ErrorMessage } from '../review/ErrorMessage.tsx';
import { feedbackInputs } from './feedback-inputs.ts';

export interface FeedbackFormProps {
  readonly business: PageBusiness;
  readonly typed: Partial<FeedbackMessage>;
  readonly type: (typed: Partial<FeedbackMessage>) => void;
  readonly showToast: ShowToast;
  readonly sent: (answer: SentFeedback) => void;
  /** The button beside Send. */
  readonly back: ReactNode;
  /** The toast. */
  readonly children: ReactNode;
}

type Errors = Partial<Record<FeedbackField, string>>;

function errorsOf(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Errors {
  const errors: Errors = {};
  for (const { path, message } of issues) errors[path[0] as FeedbackField] ??= message;
  return errors;
}

export function FeedbackForm({ business, typed, type, showToast, sent, back, children }: FeedbackFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [right, setRight] = useState<Errors>({});
  const [sending, setSending] = useState(false);
  const attempt = useRef({ text: '', key: '' });

  function showErrors(found: Errors): boolean {
    setErrors(found);
    setRight({});
    const [first] = feedbackInputs.find(([name]) => found[name]) ?? [];
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const { data: message, error: invalid } = z.safeParse(feedbackForm, typed);
    if (!message) return showErrors(errorsOf(invalid.issues));
    setSending(true);
    const text = JSON.stringify(typed);
    if (attempt.current.text !== text) attempt.current = { text, key: makeKey() };
    try {
      const answer = await callWithRetries(
        'POST /api/businesses/{id}/send-feedback',
        {
          ...message,
          id: business.id,
          businessId: business.id,
          businessName: business.name,
          language: document.documentElement.lang,
        },
        { idempotencyKey: attempt.current.key },
      );
      sent(answer);
    } catch (error) {
      setSending(false);
      if (error instanceof ApiError) {
        // The server shows the notice; the message is kept in case the business becomes active again.
        if (error.code === 'inactive') return location.reload();
        if (showErrors(error.fields)) return;
      }
      const { problem } = feedbackFormText;
      const options = { noAnswer: `${problem} ${frameText.offline}`, hideServerErrors: true };
      const body = errorMessage(error, problem, options);
      showToast({ title: feedbackFormText.failed, body }, 'wrong');
    }
  }

  return (
    <form className="stack" ref={form} onSubmit={submit} noValidate>
      {feedbackInputs.map(([name, { label, optional, minLength, ...rest }]) => {
        const message = errors[name];
        // The line stays empty: fields that a browser fills in must not move under a finger.
        const isRight = right[name] === message;
        const error = isRight ? undefined : message;
        const given = {
          ...rest,
          id: id + name,
          name,
          value: typed[name] ?? '',
          'aria-invalid': error !== undefined,
          'aria-describedby':
            `${error ? `${id + name}e ` : ''}${name === 'feedback' ? `${id}m` : ''}`.trim() || undefined,
          onChange: ({ target }: { target: { value: string } }) => {
            type({ ...typed, [name]: name === 'feedback' ? cleanLines(target.value) : cleanLine(target.value) });
            setRight({ ...right, [name]: message });
          },
        };
        return (
          <div className="field" key={name}>
            <label htmlFor={id + name}>
              {label} {optional && <span>{feedbackFormText.optional}</span>}
            </label>
            {name === 'feedback' ? <textarea {...given} /> : <input {...given} />}
            {message && (
              <div className={isRight ? 'put-right' : undefined}>
                <ErrorMessage id={`${id + name}e`}>{message}</ErrorMessage>
              </div>
            )}
            {name === 'feedback' && (
              <p className="soft" id={`${id}m`}>
                {feedbackFormText.noMedical}
              </p>
            )}
          </div>
        );
      })}
      <div className="dock">
        <div className="tray">{children}</div>
        <div className="pair">
          {back}
          <button type="submit" className="btn pri" aria-disabled={sending}>
            {sending ? feedbackFormText.sending : feedbackFormText.send}
          </button>
        </div>
      </div>
    </form>
  );
}
