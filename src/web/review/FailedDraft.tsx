import { draftText } from '../../contract/languages/en/customer.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { Tags } from './Tags.tsx';

interface FailedDraftProps {
  readonly heading: 'h1' | 'h2';
  readonly sentence: string;
  readonly labels: readonly string[];
}

/** The choices stay in view, because the next attempt takes the same ones. */
export function FailedDraft({ heading: Heading, sentence, labels }: FailedDraftProps) {
  return (
    <div className="box failed">
      <div role="alert">
        <BasicIcon name="warning" />
        <Heading tabIndex={-1}>{draftText.failed}</Heading>
        <p>{sentence}</p>
      </div>
      <Tags labels={labels} />
    </div>
  );
}
