import { useCallMutation } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { StepHeading } from '../../shared/second-step/StepHeading.tsx';
import { showSignInFailure } from './failure.ts';
import css from './stages.module.css';
import { stepText } from './text.ts';

export function LostStart() {
  const { title, lead, steps, send, sentTitle, sent } = stepText.lost;
  const report = useCallMutation('POST /api/sign-in/lost-device', { onError: showSignInFailure });
  if (report.isSuccess)
    return (
      <div role="status">
        <StepHeading>{sentTitle}</StepHeading>
        <p>{sent}</p>
      </div>
    );
  return (
    <div className="form">
      <div>
        <StepHeading>{title}</StepHeading>
        <p>{lead}</p>
      </div>
      <ol className={css.stages}>
        {steps.map(([step, hint]) => (
          <li key={step}>
            <div>
              <span>{step}</span>
              {hint ? <span className="soft">{hint}</span> : null}
            </div>
          </li>
        ))}
      </ol>
      <Button primary busy={report.isPending} onClick={() => report.mutate({})}>
        {send}
      </Button>
    </div>
  );
}
