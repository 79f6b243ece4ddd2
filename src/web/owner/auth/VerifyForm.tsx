import { useState } from 'react';
import type { authForms } from '../../../contract/accounts/forms.ts';
import { timings } from '../../../contract/constants.ts';
import { isEmail } from '../../../contract/fields.ts';
import { accountReplies, rules } from '../../../contract/text.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { useTimeout } from '../../lib/use-timeout.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { CodeField } from './CodeField.tsx';
import { DoneView } from './DoneView.tsx';
import { openPreview } from './open-preview.tsx';
import { StepTitle } from './StepTitle.tsx';
import { authText, authToasts } from './text.ts';
import type { Typed } from './use-auth-tabs.ts';

interface VerifyFormProps {
  readonly schema: typeof authForms.verify;
  readonly email: string;
  readonly onTyped: (typed: Partial<Typed>) => void;
  readonly onVerified: (email: string) => void;
}

export function VerifyForm({ schema, email, onTyped, onVerified }: VerifyFormProps) {
  const [done, setDone] = useState(false);
  const later = useTimeout();
  const verify = useCallMutation('POST /api/verify-code', {
    onSuccess: ({ message }, typed) => {
      showToast({ title: authToasts.verified, body: message || accountReplies.verified });
      setDone(true);
      later(() => onVerified(typed.email), timings.verifiedRedirect);
    },
    onError: (error) => showFailure(authToasts.verificationFailed, error),
  });
  const resend = useCallMutation('POST /api/resend-code', {
    onSuccess: ({ message, devEmailPreview }) => {
      const body = message === accountReplies.registered ? authToasts.emailSent.body : message;
      if (devEmailPreview) openPreview(authToasts.emailSent.title, body, devEmailPreview);
      else showToast({ title: authToasts.emailSent.title, body, duration: timings.emailToast });
    },
    onError: (error) => showFailure(authToasts.verificationFailed, error),
  });
  const form = useForm({
    schema,
    draft: null,
    initial: { email, code: '' },
    onSubmit: verify.mutate,
    onChange: onTyped,
  });
  const askAgain = () => {
    const address = form.values.email.trim();
    if (isEmail(address)) resend.mutate({ email: address });
    else form.showErrors({ email: rules.email });
  };

  if (done) return <DoneView title={authText.verify.doneTitle} lead={authText.verify.doneLead} />;
  return (
    <form className="form" {...form.props}>
      <div>
        <StepTitle>{authText.verify.title}</StepTitle>
        <p className="soft">{authText.verify.lead}</p>
      </div>
      <Field {...form.field('email')} label={authText.email} type="email" autoComplete="email" />
      <CodeField {...form.field('code')} label={authText.code} hint={authText.verify.where} />
      <Button type="submit" primary busy={verify.isPending}>
        {authText.verify.submit}
      </Button>
      <button type="button" className="link plain" disabled={resend.isPending} onClick={askAgain}>
        {authText.verify.resend}
      </button>
    </form>
  );
}
