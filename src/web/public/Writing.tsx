import { draftText, frameText } from '../../contract/languages/en/customer.ts';
import { FailedDraft } from '../review/FailedDraft.tsx';
import { Tags } from '../review/Tags.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';

export function Writing({ labels, back }: { labels: readonly string[]; back: () => void }) {
  return (
    <>
      <div className="ask mid" role="status">
        <span className="spin" />
        <h1 tabIndex={-1}>{draftText.writing}</h1>
      </div>
      <div className="answer">
        <div className="body">
          <Tags labels={labels} />
        </div>
        <div className="dock">
          <button type="button" className="btn" onClick={back}>
            <BasicIcon name="back" />
            {frameText.back}
          </button>
        </div>
      </div>
    </>
  );
}

interface FailedProps {
  readonly sentence: string;
  readonly labels: readonly string[];
  readonly retry: () => void;
  readonly back: () => void;
  readonly writeOwn: () => void;
}

export function WritingFailed({ sentence, labels, retry, back, writeOwn }: FailedProps) {
  return (
    <>
      <div className="ask mid">
        <FailedDraft heading="h1" {...{ sentence, labels }} />
      </div>
      <div className="answer">
        <div className="dock">
          <button type="button" className="btn pri" onClick={retry}>
            <BasicIcon name="refresh" />
            {draftText.tryAgain}
          </button>
          <div className="two">
            <button type="button" className="btn" onClick={back}>
              <BasicIcon name="back" />
              {frameText.back}
            </button>
            <button type="button" className="btn" onClick={writeOwn}>
              <BasicIcon name="lines" />
              {draftText.writeOwn}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}
