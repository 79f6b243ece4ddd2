import { ApiError } from '../../lib/call.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/use-form.ts';
import css from './security.module.css';
import { securityText } from './text.ts';

interface RenamePasskeyProps {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onDone: (isChanged: boolean) => void;
}

const { passkeys: text } = securityText;

export function RenamePasskey({ passkey: { id, name }, onDone }: RenamePasskeyProps) {
  const rename = useCallMutation('PATCH /api/security/passkeys/{passkeyId}', {
    onSuccess: () => onDone(true),
    onError: (error) => form.showErrors(error instanceof ApiError ? { name: error.message, ...error.fields } : {}),
  });
  const form = useForm({
    draft: null,
    initial: { name },
    onSubmit: (typed) => rename.mutate({ passkeyId: id, name: typed.name }),
  });
  return (
    <form className={`form ${css.rename}`} {...form.props}>
      <Field {...form.field('name')} label={text.name} autoFocus maxLength={60} />
      <div className="row">
        <Button type="submit" small busy={rename.isPending}>
          {text.save}
        </Button>
        <Button small onClick={() => onDone(false)}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
