import { landingText } from '../../../contract/landing-text.ts';

/** Four marked choices and the draft that they become. */
export function Demo() {
  return (
    <figure className="demo" aria-label={landingText.demoLabel}>
      <div className="chips">
        {landingText.demoChips.map(([label, chosen]) => (
          <span key={label} className={chosen ? 'chip chosen' : 'chip'}>
            {label}
          </span>
        ))}
      </div>
      <div className="say">
        {landingText.demoDraft.map(([plain, marked]) => (
          <span key={plain}>
            {plain}
            {marked ? <mark>{marked}</mark> : null}
          </span>
        ))}
      </div>
      <figcaption className="soft">{landingText.demoCaption}</figcaption>
    </figure>
  );
}
