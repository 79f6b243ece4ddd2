import { draftText } from '../../contract/languages/en/customer.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';

interface FailedDraftProps {
  readonly heading: 'h1' | 'h2';
  readonly sentence: string;
}

export function FailedDraft({ heading: Heading, sentence }: FailedDraftProps) {
  return (
    <div className="box failed" role="alert">
      <BasicIcon name="warning" />
      <Heading tabIndex={-1}>{draftText.failed}</Heading>
      <p>{sentence}</p>
    </div>
  );
}
