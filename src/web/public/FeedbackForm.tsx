import { type FormEvent, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { feedbackMax, feedbackNameMax, phoneMax } from '../../contract/constants.ts';
import type { FeedbackTyped, PageBusiness } from '../../contract/customer-page.ts';
import { frameText } from '../../contract/customer-text.ts';
import { feedbackForm } from '../../contract/feedback.ts';
import { feedbackFormText } from '../../contract/feedback-form-text.ts';
import { ApiError } from '../lib/call.ts';
import { callWithRetries, makeKey } from '../lib/call-with-retries.ts';
import { AppError } from './ErrorMessage.tsx';
import type { Say } from './Toast.tsx';

export interface FeedbackFormProps {
  readonly business: PageBusiness;
  readonly typed: FeedbackTyped;
  readonly type: (typed: FeedbackTyped) => void;
  readonly say: Say;
  readonly sent: () => void;
}

type Field = keyof FeedbackTyped;
type Refusals = Partial<Record<Field, string>>;

/** Sentence by field, the first of each. */
function check(typed: FeedbackTyped): Refusals {
  const parsed = z.safeParse(feedbackForm, typed);
  const errorMessages: Refusals = {};
  for (const { path, message } of parsed.error?.issues ?? []) errorMessages[path[0] as Field] ??= message;
  return errorMessages;
}

/** Private feedback: validated here, kept on every failure, sent once however often it is tried. */
export function FeedbackForm({ business, typed, type, say, sent }: FeedbackFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errorMessages, setErrors] = useState<Refusals>({});
  const [sending, setSending] = useState(false);
  const act = useRef({ text: '', key: '' });

  function refuse(found: Refusals): boolean {
    setErrors(found);
    const first = fields.find(({ name }) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
    return first !== undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending || refuse(check(typed))) return;
    setSending(true);
    const text = JSON.stringify(typed);
    if (act.current.text !== text) act.current = { text, key: makeKey() };
    try {
      await callWithRetries(
        'POST /api/businesses/{id}/send-feedback',
        { ...typed, id: business.id, businessId: business.id, businessName: business.name },
        { idempotencyKey: act.current.key },
      );
      sent();
    } catch (error) {
      setSending(false);
      const refused = error instanceof ApiError ? error : null;
      // The server shows the notice; what was typed waits for the business to come back.
      if (refused?.code === 'inactive') return location.reload();
      if (refused && refuse(refused.fields)) return;
      const { problem } = feedbackFormText;
      const body = refused ? (refused.status < 500 ? refused.message : problem) : `${problem} ${frameText.offline}`;
      say({ title: feedbackFormText.failed, body }, 'wrong');
    }
  }

  return (
    <form className="stack" ref={form} onSubmit={submit} noValidate>
      {fields.map(({ name, label, optional, ...rest }) => {
        const refusal = errorMessages[name];
        const given = {
          ...rest,
          id: id + name,
          name,
          value: typed[name],
          'aria-invalid': refusal !== undefined,
          'aria-describedby':
            `${refusal ? `${id + name}e ` : ''}${name === 'feedback' ? `${id}m` : ''}`.trim() || undefined,
          onChange: ({ target }: { target: { value: string } }) => {
            type({ ...typed, [name]: target.value });
            if (refusal) setErrors({ ...errorMessages, [name]: undefined });
          },
        };
        return (
          <div className="field" key={name}>
            <label htmlFor={id + name}>
              {label} {optional && <span>{feedbackFormText.optional}</span>}
            </label>
            {name === 'feedback' ? <textarea {...given} /> : <input {...given} />}
            {refusal && <AppError id={`${id + name}e`}>{refusal}</AppError>}
            {name === 'feedback' && (
              <p className="soft" id={`${id}m`}>
                {feedbackFormText.noMedical}
              </p>
            )}
          </div>
        );
      })}
      <button type="submit" className="btn pri" aria-disabled={sending}>
        {sending ? feedbackFormText.sending : feedbackFormText.send}
      </button>
    </form>
  );
}

interface FieldLine {
  readonly name: Field;
  readonly label: string;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly optional?: boolean;
}

const fields: readonly FieldLine[] = [
  { name: 'feedback', label: feedbackFormText.feedback, maxLength: feedbackMax },
  { name: 'name', label: feedbackFormText.name, autoComplete: 'name', maxLength: feedbackNameMax },
  { name: 'email', label: feedbackFormText.email, type: 'email', autoComplete: 'email' },
  {
    name: 'phone',
    label: feedbackFormText.phone,
    type: 'tel',
    autoComplete: 'tel',
    maxLength: phoneMax,
    optional: true,
  },
];
