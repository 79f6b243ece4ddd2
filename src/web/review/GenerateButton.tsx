import { sentimentsRequired } from '../../contract/constants.ts';
import { pickerText } from '../../contract/languages/en/customer.ts';

const strokes = Array.from({ length: sentimentsRequired }, (_, stroke) => stroke);

export function Tally({ count }: { count: number }) {
  return (
    <p className="tally" role="status">
      {strokes.map((stroke) => (
        <i key={stroke} className={stroke < count ? 'on' : undefined} />
      ))}
      <span>{pickerText.tally(count)}</span>
    </p>
  );
}

/** It stays clickable, so that a click can say what is missing. */
export function GenerateButton({ count, onClick }: { count: number; onClick: () => void }) {
  const missing = sentimentsRequired - count;
  return (
    <button type="button" className="btn pri" aria-disabled={missing > 0} onClick={onClick}>
      {missing ? pickerText.missing(missing) : pickerText.generate}
    </button>
  );
}
