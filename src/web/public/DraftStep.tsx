import type { Draft } from '../../contract/customer-page.ts';
import { draftText } from '../../contract/languages/en/customer.ts';
import { copyText, reviewText } from '../../contract/languages/en/review.ts';
import { cleanLines } from '../../contract/sanitize-input.ts';
import { DraftText, EditButtons } from '../review/DraftText.tsx';
import { Tags } from '../review/Tags.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import type { Flow } from './flow.ts';

interface DraftProps {
  readonly flow: Flow;
  readonly draft: Draft;
  readonly change: (part: Partial<Flow>) => void;
  readonly toggleEdit: () => void;
  readonly writeOwn: () => void;
  readonly bringBack: () => void;
  readonly regenerate: (length?: 'shorter' | 'longer') => void;
  readonly startOver: () => void;
  readonly copy: () => void;
  readonly post: () => void;
  readonly choosePlatform: () => void;
}

export function DraftStep(props: DraftProps) {
  const { flow, draft, change, toggleEdit, writeOwn, bringBack, regenerate, startOver } = props;
  const { earlier, editing } = flow;
  const words = draft.review.split(' ').length;
  return (
    <>
      <div className="ask">
        <button type="button" className="link first" onClick={startOver}>
          <BasicIcon name="back" />
          {reviewText.startOver}
        </button>
        <h1 tabIndex={-1}>{draft.own ? reviewText.yours : reviewText.heading}</h1>
        <p className="soft">{draft.own ? reviewText.own : reviewText.honest}</p>
        {!draft.own && (
          <div className="wide-ask">
            <b>{reviewText.chosen}</b>
            <Tags labels={flow.picks} />
          </div>
        )}
      </div>
      <div className="answer">
        <div className="body">
          <div className="draft">
            <DraftText
              {...draft}
              editing={editing}
              type={(review) => change({ draft: { ...draft, review: cleanLines(review), marks: [], edited: true } })}
            />
            <div className="strip">
              {/* Drafts have 12 to 45 words. */}
              {([12, 45, 0] as const).map((end) => {
                const off = editing || (end > 12 ? words >= end : words <= end);
                const length = end > 12 ? 'longer' : end ? 'shorter' : undefined;
                return (
                  <button type="button" key={end} aria-disabled={off} onClick={() => off || regenerate(length)}>
                    {!length && <BasicIcon name="refresh" />}
                    {reviewText[length ?? 'regenerate']}
                  </button>
                );
              })}
            </div>
          </div>
          {draft.sensitive && !editing && <p className="soft">{reviewText.sensitive}</p>}
          <div className="two">
            <EditButtons {...{ editing, toggleEdit, writeOwn }} />
          </div>
          {earlier.length > 0 && (
            <button type="button" className="link" onClick={bringBack}>
              {draftText.bringBack}
            </button>
          )}
          <button type="button" className="link" onClick={props.choosePlatform}>
            {copyText.choosePlatform}
          </button>
          {draft.marks.length > 0 && !editing && <p className="soft">{reviewText.marked}</p>}
        </div>
        <div className="dock">
          <p className="soft">{draftText.trueOnly}</p>
          <div className="pair">
            <button type="button" className="btn" onClick={props.copy}>
              {copyText.copy}
            </button>
            <button type="button" className="btn pri" onClick={props.post}>
              {reviewText.post}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}
