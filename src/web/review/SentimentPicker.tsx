import { useRef, useState } from 'react';
import { sentimentsRequired } from '../../contract/constants.ts';
import type { Offer } from '../../contract/customer-page.ts';
import { pickerText } from '../../contract/languages/en/customer.ts';
import { customSentiment, toggleSentiment } from '../../contract/reviews/sentiment-selection.ts';
import type { ChangeChoices, Choices, ShowToast } from './choices.ts';
import { FirstLine } from './FirstLine.tsx';
import { OwnSentiment } from './OwnSentiment.tsx';
import { ThankName } from './ThankName.tsx';
import { type Checks, useChecks } from './use-checks.ts';

interface SentimentPickerProps {
  readonly choices: Choices;
  readonly offer: Offer;
  readonly change: ChangeChoices;
  readonly showToast: ShowToast;
}

export function SentimentPicker({ choices, offer, change, showToast }: SentimentPickerProps) {
  const { picks } = choices;
  const { sentiments, conflicts } = offer;
  const own = choices.own.map(customSentiment);
  const [asking, setAsking] = useState<{ wanted: string; chosen: string } | null>(null);
  const checks = useChecks();
  const other = useRef<HTMLButtonElement>(null);
  const isFull = picks.length === sentimentsRequired;
  // Hidden once four are chosen; the text is kept.
  const otherOpen = !isFull && choices.other !== null;

  function closeOther(part?: Partial<Choices>) {
    change({ ...part, other: null });
    other.current?.focus();
  }

  function toggle(label: string) {
    const pair = picks.includes(label)
      ? null
      : conflicts.find((one) => one.includes(label) && one.some((two) => picks.includes(two)));
    const chosen = pair?.find((one) => one !== label);
    if (chosen && checks) return setAsking({ wanted: label, chosen });
    const next = toggleSentiment(picks, label);
    if (next) change({ picks: next });
    else showToast(pickerText.full, 'info');
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row in every browser */}
      <div className="chips" role="group" aria-label={pickerText.group}>
        {/* A pick that is no longer offered stays visible, so that it can be taken back. */}
        {[...new Set([...sentiments, ...picks, ...own])].map((label) => (
          <button
            type="button"
            className={own.includes(label) ? 'chip own' : 'chip'}
            key={label}
            aria-pressed={picks.includes(label)}
            onClick={() => toggle(label)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="chip"
          ref={other}
          aria-disabled={isFull}
          aria-expanded={otherOpen}
          onClick={() => (isFull ? showToast(pickerText.full, 'info') : change({ other: otherOpen ? null : '' }))}
        >
          <b>{pickerText.other}</b>
        </button>
        {otherOpen && <OwnSentiment {...{ choices, sentiments, change, showToast }} close={closeOther} />}
      </div>
      {isFull && <p className="soft">{pickerText.otherFull}</p>}
      {asking && checks && <Instead {...asking} {...{ checks, picks, change }} close={() => setAsking(null)} />}
      <div className="extras">
        <FirstLine {...{ choices, change }} line={offer.line} />
        <ThankName choices={choices} change={change} />
      </div>
    </>
  );
}

interface InsteadProps {
  readonly wanted: string;
  readonly chosen: string;
  readonly picks: readonly string[];
  readonly checks: Checks;
  readonly change: ChangeChoices;
  readonly close: () => void;
}

function Instead({ wanted, chosen, picks, checks: { Question, insteadText }, change, close }: InsteadProps) {
  const replace = () => {
    change({ picks: picks.map((one) => (one === chosen ? wanted : one)) });
    close();
  };
  return (
    <Question
      title={insteadText.question(chosen)}
      why={insteadText.why(wanted, chosen)}
      answers={[
        { words: insteadText.choose(wanted), choose: replace },
        { words: insteadText.keep(chosen), choose: close },
      ]}
      close={close}
    />
  );
}
