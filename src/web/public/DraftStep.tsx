import type { Draft, ShownMark } from '../../contract/customer-page.ts';
import { draftText } from '../../contract/languages/en/customer.ts';
import { copyText, reviewText } from '../../contract/languages/en/review.ts';
import { cleanLines } from '../../contract/sanitize-input.ts';
import { DraftText, EditButtons } from '../review/DraftText.tsx';
import { MarksHint } from '../review/Marked.tsx';
import { Tags } from '../review/Tags.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { DraftStrip, type StripProps } from './DraftStrip.tsx';
import type { Flow } from './flow.ts';

interface DraftProps extends Pick<StripProps, 'line' | 'lineOpen' | 'openLine' | 'regenerate'> {
  readonly flow: Flow;
  readonly draft: Draft;
  readonly change: (part: Partial<Flow>) => void;
  readonly toggleEdit: () => void;
  readonly writeOwn: () => void;
  readonly bringBack: () => void;
  readonly strengthen: (mark: ShownMark) => void;
  readonly startOver: () => void;
  readonly copy: () => void;
  readonly post: () => void;
  readonly choosePlatform: () => void;
}

/** After so many drafts, another one will not be theirs either. */
const yourWayFrom = 5;

export function DraftStep(props: DraftProps) {
  const { flow, draft, change, toggleEdit, writeOwn, bringBack, startOver, strengthen } = props;
  const { line, lineOpen, openLine, regenerate } = props;
  const { earlier, editing, presses = 0 } = flow;
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
              strengthen={strengthen}
              type={(review) => change({ draft: { ...draft, review: cleanLines(review), marks: [], edited: true } })}
            />
            <DraftStrip
              {...{ editing, line, lineOpen, openLine, regenerate, change }}
              canShorten={!draft.own && !draft.edited && draft.voice !== 'list'}
              choices={flow}
            />
          </div>
          {!editing && <Sensitive {...draft} />}
          <div className="two">
            <EditButtons {...{ editing, toggleEdit, writeOwn }} />
          </div>
          {!editing && <MarksHint marks={draft.marks} known={flow.knowsMarks === true} />}
          <div className="links">
            {presses >= yourWayFrom && !editing && (
              <button type="button" className="link" onClick={writeOwn}>
                {reviewText.yourWay}
              </button>
            )}
            {earlier.length > 0 && (
              <button type="button" className="link" onClick={bringBack}>
                {draftText.bringBack}
              </button>
            )}
            <button type="button" className="link" onClick={props.choosePlatform}>
              {copyText.choosePlatform}
            </button>
          </div>
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

function Sensitive({ sensitive, sensitiveWords }: Draft) {
  if (!sensitive && !sensitiveWords) return null;
  const { words, aboutAnother } = sensitiveWords ?? {};
  return (
    <p className="soft">{words ? reviewText.sensitiveWords(words, aboutAnother === true) : reviewText.sensitive}</p>
  );
}
