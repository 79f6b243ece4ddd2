import type { Security } from '../../../contract/accounts/sign-in-calls.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { showFailure } from '../../ui/toast.ts';
import { secondStepText } from '../shared/second-step/text.ts';
import { Card } from './Card.tsx';
import { dayInWords } from './days.ts';
import type { NewCodes } from './Security.tsx';
import css from './security.module.css';
import { securityText } from './text.ts';

interface CodesCardProps {
  readonly security: Security;
  readonly onChanged: (codes: NewCodes | null) => void;
}

const { codes: text } = securityText;
const { old, isOn } = secondStepText.codes;

export function CodesCard({ security: { recoveryCodes: codes }, onChanged }: CodesCardProps) {
  const make = useCallMutation('POST /api/security/recovery-codes', {
    onSuccess: ({ recoveryCodes }) => onChanged({ codes: recoveryCodes, note: codes ? old : isOn }),
    onError: (error) => showFailure(securityText.failed, error),
  });
  return (
    <Card
      title={text.title}
      lead={text.lead}
      action={
        <ConfirmButton
          small
          icon="refresh"
          label={text.make}
          title={text.makeTitle}
          confirm={text.make}
          act={() => make.mutateAsync({})}
        >
          {text.makeBody}
        </ConfirmButton>
      }
    >
      {codes ? (
        <div className={css.left}>
          <progress aria-hidden max={codes.total} value={codes.left} />
          <span>{text.left(codes.left, codes.total, dayInWords(codes.madeAt))}</span>
        </div>
      ) : null}
    </Card>
  );
}
