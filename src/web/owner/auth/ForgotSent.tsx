import { accountReplies } from '../../../contract/text.ts';
import { Button } from '../../ui/Button.tsx';
import { StepTitle } from './StepTitle.tsx';
import { authText } from './text.ts';

export function ForgotSent({ onCode, onBack }: { onCode: () => void; onBack: () => void }) {
  return (
    <div className="form">
      <div>
        <StepTitle>{authText.forgot.sentTitle}</StepTitle>
        <p className="soft">{accountReplies.resetSent}</p>
      </div>
      <Button primary onClick={onCode}>
        {authText.forgot.haveCode}
      </Button>
      <button type="button" className="link plain" onClick={onBack}>
        {authText.forgot.back}
      </button>
    </div>
  );
}
