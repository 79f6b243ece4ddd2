import { thumbsText } from '../../contract/languages/en/customer.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';

export function VideoLink({ address }: { address: string }) {
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer">
      <BasicIcon name="info" />
      {thumbsText.video}
    </a>
  );
}

export function Thumbs({ videoUrl, choose }: { videoUrl: string; choose: (good: boolean) => void }) {
  return (
    <>
      <div className="ask still">
        <h1 tabIndex={-1}>{thumbsText.question}</h1>
        <p className="soft">{thumbsText.hint}</p>
      </div>
      <div className="answer">
        <div className="dock">
          <div className="two">
            <button
              type="button"
              className="btn vote"
              id="up"
              aria-label={thumbsText.goodLabel}
              onClick={() => choose(true)}
            >
              <BasicIcon name="thumb" />
              {thumbsText.good}
            </button>
            <button
              type="button"
              className="btn vote"
              id="down"
              aria-label={thumbsText.badLabel}
              onClick={() => choose(false)}
            >
              <BasicIcon name="thumb" flipped />
              {thumbsText.bad}
            </button>
          </div>
          <p className="soft">{thumbsText.either}</p>
          <VideoLink address={videoUrl} />
        </div>
      </div>
    </>
  );
}
