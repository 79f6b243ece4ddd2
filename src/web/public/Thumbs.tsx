import { thumbsText } from '../../contract/customer-text.ts';
import { Icon } from '../review/Icon.tsx';

export function VideoLink({ address }: { address: string }) {
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer">
      <Icon name="info" />
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
        <VideoLink address={videoUrl} />
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
              <Icon name="up" />
              {thumbsText.good}
            </button>
            <button
              type="button"
              className="btn vote"
              id="down"
              aria-label={thumbsText.badLabel}
              onClick={() => choose(false)}
            >
              <Icon name="up" flipped />
              {thumbsText.bad}
            </button>
          </div>
          <p className="soft">{thumbsText.either}</p>
        </div>
      </div>
    </>
  );
}
