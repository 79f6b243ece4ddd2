import { useEffect, useState } from 'react';
import { draftText, frameText } from '../../contract/languages/en/customer.ts';
import { Tags } from '../review/Tags.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';

export function Writing({ labels, back }: { labels: readonly string[]; back: () => void }) {
  return (
    <>
      <div className="ask" role="status">
        <h1 tabIndex={-1}>{draftText.writing}</h1>
        <span className="spin" />
      </div>
      <div className="answer">
        <div className="body">
          <div className="draft bones">
            <i />
            <i />
            <i />
          </div>
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

/** The choices stay in view, because the next attempt takes the same ones. */
export function WritingFailed({ sentence, labels, retry, back, writeOwn }: FailedProps) {
  const isBack = useIsBack();
  return (
    <>
      <div className="ask" role="alert">
        <BasicIcon name="warning" />
        <h1 tabIndex={-1}>{draftText.generating}</h1>
        <p className="soft">{isBack ? sentence.replace(frameText.offline, frameText.online) : sentence}</p>
      </div>
      <div className="answer">
        <div className="body">
          <p className="soft">{draftText.kept}</p>
          <Tags labels={labels} />
        </div>
        <div className="dock">
          <button type="button" className="btn pri" onClick={retry}>
            <BasicIcon name="refresh" />
            {draftText.tryAgain}
          </button>
          <button type="button" className="btn" onClick={writeOwn}>
            <BasicIcon name="lines" />
            {draftText.writeOwn}
          </button>
          <button type="button" className="link" onClick={back}>
            <BasicIcon name="back" />
            {frameText.back}
          </button>
        </div>
      </div>
    </>
  );
}

/** Whether the connection came back since this was first shown. */
function useIsBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const update = () => setIsBack(navigator.onLine);
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return isBack;
}
