import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallName } from '../../../../contract/calls.ts';
import { ApiError, call } from '../../../lib/call.ts';
import { installation } from '../../../lib/installation.ts';
import { expectedUserId, queryFor, useCallMutation } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Or } from '../../../ui/Or.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { showFailure } from '../../../ui/toast.ts';
import { useForm } from '../../../ui/use-form.ts';
import { askForPasskey, PasskeyCancelled } from '../second-step/passkeys.ts';
import { usePasskey } from '../second-step/use-passkey.ts';
import { confirmText as text } from './text.ts';

interface ConfirmItsYouProps {
  readonly name: CallName;
  readonly settle: (isConfirmed: boolean) => void;
}

/** The screen behind stays as it is; the act goes on by itself. */
export function ConfirmItsYou({ name, settle }: ConfirmItsYouProps) {
  const { data: security } = useQuery(queryFor('GET /api/security', {}));
  const isConfirmed = () => settle(true);
  const cancel = () => settle(false);
  const passkey = usePasskey(provePasskey, {
    onSuccess: isConfirmed,
    onError: (error) => {
      if (!(error instanceof PasskeyCancelled)) showFailure(text.title, error);
    },
  });
  const hasPasskey = (security?.passkeys.length ?? 0) > 0;
  const hasApp = security?.appSince != null;
  const canType = hasApp || (security?.hasPassword && !hasPasskey);
  return (
    <Dialog open title={text.title} onClose={cancel}>
      <p>{text.lead(name)}</p>
      {hasPasskey ? (
        <Button primary busy={passkey.isPending} onClick={() => passkey.mutate()}>
          <Icon name="key" />
          {text.passkey}
        </Button>
      ) : null}
      {hasPasskey && canType ? <Or /> : null}
      {security && canType ? (
        <TypedProof byCode={hasApp} isPrimary={!hasPasskey} onConfirmed={isConfirmed} onCancel={cancel} />
      ) : (
        <>
          {security && !hasPasskey ? <OtherSite onBack={isConfirmed} /> : null}
          <Button onClick={cancel}>{text.cancel}</Button>
        </>
      )}
      <p className="soft">{text.hint}</p>
    </Dialog>
  );
}

async function provePasskey() {
  const user = expectedUserId();
  const answer = await askForPasskey(await call('POST /api/security/confirm-options', {}, { user }));
  return call('POST /api/security/confirm', { passkey: answer }, { user });
}

interface TypedProofProps {
  /** A password alone does not confirm for an account with a second step. */
  readonly byCode: boolean;
  readonly isPrimary: boolean;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

function TypedProof({ byCode, isPrimary, onConfirmed, onCancel }: TypedProofProps) {
  const prove = useCallMutation('POST /api/security/confirm', {
    onSuccess: onConfirmed,
    onError: (error) => {
      const said = error instanceof ApiError ? `${error.message} ${text.nothing}` : text.nothing;
      form.showErrors({ [byCode ? 'code' : 'password']: said });
    },
  });
  const form = useForm({
    draft: null,
    initial: { password: '', code: '' },
    onSubmit: ({ password, code }) => prove.mutate(byCode ? { code } : { password }),
  });
  return (
    <form className="form" {...form.props}>
      {byCode ? (
        <Field
          {...form.field('code')}
          label={text.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="code"
        />
      ) : (
        <PasswordField {...form.field('password')} label={text.password} autoComplete="current-password" />
      )}
      <div className="row">
        <Button type="submit" primary={isPrimary} busy={prove.isPending}>
          {text.confirm}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </form>
  );
}

/** An account of single sign-on alone: the new tab signs in again, and this one goes on when it is looked at. */
function OtherSite({ onBack }: { readonly onBack: () => void }) {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!isGone) return;
    addEventListener('focus', onBack);
    return () => removeEventListener('focus', onBack);
  }, [isGone, onBack]);
  const go = useCallMutation('POST /api/sign-in/single-sign-on', {
    onSuccess: ({ address }) => {
      window.open(address, '_blank', 'noopener');
      setGone(true);
    },
    onError: (error) => showFailure(text.title, error),
  });
  return (
    <>
      <Button primary busy={go.isPending} onClick={() => go.mutate({ again: true })}>
        {text.other(installation.singleSignOn?.name ?? '')}
      </Button>
      <p className="soft">{text.otherHint}</p>
    </>
  );
}
