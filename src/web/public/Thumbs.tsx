import { thumbsText } from '../../contract/customer-text.ts';
import { Icon } from './Icon.tsx';

/** How this page is used, where the installation has a video of it. */
export function VideoLink({ address }: { address: string | null }) {
  return (
    address && (
      <a className="link" href={address} target="_blank" rel="noopener noreferrer">
        <Icon name="play" />
        {thumbsText.video}
      </a>
    )
  );
}

/** The first decision. Both answers look alike. */
export function Thumbs({ videoUrl, choose }: { videoUrl: string | null; choose: (good: boolean) => void }) {
  return (
    <>
      <div className="body">
        <div className="still">
          <h1 tabIndex={-1}>{thumbsText.question}</h1>
          <p className="soft gap">{thumbsText.hint}</p>
          <VideoLink address={videoUrl} />
        </div>
      </div>
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
    </>
  );
}
