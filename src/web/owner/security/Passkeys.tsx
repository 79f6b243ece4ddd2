import { useRef, useState } from 'react';
import type { Security } from '../../../contract/accounts/sign-in-calls.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { Card } from './Card.tsx';
import { dayInWords } from './days.ts';
import { RenamePasskey } from './RenamePasskey.tsx';
import type { NewCodes } from './Security.tsx';
import css from './security.module.css';
import { securityText } from './text.ts';
import { useAddPasskey } from './use-add-passkey.ts';

interface PasskeysProps {
  readonly security: Security;
  readonly onChanged: (codes: NewCodes | null) => void;
}
type Passkey = Security['passkeys'][number];

const { passkeys: text } = securityText;

export function Passkeys({ security, onChanged }: PasskeysProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const add = useAddPasskey(onChanged);
  const remove = useCallMutation('DELETE /api/security/passkeys/{passkeyId}', {
    onSuccess: () => {
      showToast(text.removed);
      onChanged(null);
    },
    onError: (error) => showFailure(securityText.failed, error),
    onSettled: () => setLeaving(null),
  });
  const isLastRequired = security.isRequired && security.passkeys.length === 1 && security.appSince === null;
  return (
    <Card
      title={text.title}
      lead={text.lead}
      action={
        <Button small busy={add.isPending} onClick={() => add.mutate()}>
          <Icon name="plus" />
          {text.add}
        </Button>
      }
    >
      {security.passkeys.length > 0 ? (
        <ul className={css.things}>
          {security.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span className={css.ring}>
                <Icon name="key" />
              </span>
              <div className={css.words}>
                <b>{passkey.name}</b>
                <p className="soft">
                  {text.facts(dayInWords(passkey.addedAt), passkey.usedAt && dayInWords(passkey.usedAt))}
                </p>
                {isLastRequired ? <p className="soft">{securityText.required}</p> : null}
              </div>
              <div className={css.acts}>
                <button
                  type="button"
                  className="txt"
                  aria-label={text.renameOf(passkey.name)}
                  onClick={({ currentTarget }) => {
                    opener.current = currentTarget;
                    setRenamed(passkey.id);
                  }}
                >
                  {text.rename}
                </button>
                {isLastRequired ? null : (
                  <button
                    type="button"
                    className="txt danger"
                    aria-label={text.removeOf(passkey.name)}
                    onClick={() => setLeaving(passkey)}
                  >
                    {text.remove}
                  </button>
                )}
              </div>
              {renamed === passkey.id ? (
                <RenamePasskey
                  passkey={passkey}
                  onDone={(isChanged) => {
                    opener.current?.focus();
                    setRenamed(null);
                    if (isChanged) onChanged(null);
                  }}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Confirm
        open={leaving !== null}
        title={text.removeTitle(leaving?.name ?? '')}
        confirm={text.remove}
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ passkeyId: leaving.id })}
        onCancel={() => setLeaving(null)}
      >
        {text.removeBody}
      </Confirm>
    </Card>
  );
}
