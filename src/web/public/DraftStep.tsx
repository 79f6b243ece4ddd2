import type { ReactNode } from 'react';
import { sentimentsRequired } from '../../contract/constants.ts';
import type { Draft, ShownMark } from '../../contract/customer-page.ts';
import { draftText } from '../../contract/languages/en/customer.ts';
import { reviewText } from '../../contract/languages/en/review.ts';
import { cleanLines } from '../../contract/sanitize-input.ts';
import { DraftText, EditButtons } from '../review/DraftText.tsx';
import { FinishDock } from '../review/FinishDock.tsx';
import { MarksHint } from '../review/Marked.tsx';
import { PublicWords } from '../review/PublicWords.tsx';
import { Tags } from '../review/Tags.tsx';
import { DraftStrip, type StripProps } from './DraftStrip.tsx';
import type { Flow } from './flow.ts';

type Strip = Pick<StripProps, 'line' | 'drawer' | 'open' | 'regenerate' | 'startOver' | 'choosePlatform'>;

interface DraftProps extends Strip {
  readonly flow: Flow;
  readonly draft: Draft;
  readonly change: (part: Partial<Flow>) => void;
  readonly toggleEdit: () => void;
  readonly writeOwn: () => void;
  readonly bringBack: () => void;
  readonly strengthen: (mark: ShownMark) => void;
  readonly copy: () => void;
  readonly post: () => void;
  /** The toast. */
  readonly children: ReactNode;
}

/** After so many drafts, another one will not be theirs either. */
const yourWayFrom = 5;

export function DraftStep(props: DraftProps) {
  const { flow, draft, change, toggleEdit, writeOwn, bringBack, strengthen } = props;
  const { earlier, editing, picks, presses = 0 } = flow;
  const strip = (
    <DraftStrip
      {...props}
      editing={editing}
      canShorten={!draft.own && !draft.edited && draft.voice !== 'list'}
      choices={flow}
    />
  );
  return (
    <>
      <div className="ask">
        <h1 tabIndex={-1}>{draft.own ? reviewText.yours : reviewText.heading}</h1>
        <p className="soft">{draft.own ? reviewText.own : reviewText.honest}</p>
        {!draft.own && (
          <div className="wide-ask">
            <b>{reviewText.chosen}</b>
            <Tags labels={picks} />
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
            {!editing && <MarksHint marks={draft.marks} known={flow.knowsMarks === true} />}
            {!editing && strip}
          </div>
          {!editing && <PublicWords {...draft} />}
          <div className="two">
            <EditButtons {...{ editing, toggleEdit }} writeOwn={!editing && writeOwn} />
          </div>
          {editing && picks.length === sentimentsRequired && <p className="soft">{reviewText.saveFirst}</p>}
          {editing && strip}
          <div className="links">
            {presses >= yourWayFrom && !editing && (
              <button type="button" className="link" onClick={writeOwn}>
                {reviewText.yourWay}
              </button>
            )}
            {earlier[0] && (
              <button type="button" className="link" onClick={bringBack}>
                {draftText.bringBack}
              </button>
            )}
          </div>
        </div>
        <FinishDock copy={props.copy} post={props.post}>
          {props.children}
        </FinishDock>
      </div>
    </>
  );
}
