import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { BasicIcon } from '../../ui/BasicIcon.tsx';

export function FailedDraft({ sentence }: { sentence: string }) {
  return (
    <div className="box failed" role="alert">
      <BasicIcon name="warning" />
      <h2 tabIndex={-1}>{wizardText.failed}</h2>
      <p>{sentence}</p>
    </div>
  );
}
