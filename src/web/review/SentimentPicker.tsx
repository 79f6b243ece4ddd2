import { useRef, useState } from 'react';
import { sentimentsRequired } from '../../contract/constants.ts';
import { pickerText } from '../../contract/languages/en/customer.ts';
import { toggleSentiment } from '../../contract/reviews/sentiment-selection.ts';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import type { ChangeChoices, Choices, ShowToast } from './choices.ts';
import { OwnSentiment } from './OwnSentiment.tsx';
import { TypedChoices } from './TypedChoices.tsx';

const loadInstead = () => import('./Instead.tsx').then((loaded) => loaded.Instead);

interface SentimentPickerProps {
  readonly choices: Choices;
  readonly sentiments: readonly string[];
  readonly conflicts: readonly (readonly [string, string])[];
  readonly change: ChangeChoices;
  readonly showToast: ShowToast;
}

export function SentimentPicker({ choices, sentiments, conflicts, change, showToast }: SentimentPickerProps) {
  const { picks, own } = choices;
  const [asking, setAsking] = useState<{ wanted: string; chosen: string } | null>(null);
  const instead = useLazyModule(loadInstead);
  const other = useRef<HTMLButtonElement>(null);
  const isFull = picks.length === sentimentsRequired;
  // Closed at four; its text is kept.
  const otherOpen = !isFull && choices.other !== null;

  function closeOther(part?: Partial<Choices>) {
    change({ ...part, other: null });
    other.current?.focus();
  }

  function decide(label: string) {
    if (label !== asking?.chosen) change({ picks: picks.map((one) => (one === asking?.chosen ? label : one)) });
    setAsking(null);
  }

  function toggle(label: string) {
    const pair = picks.includes(label)
      ? null
      : conflicts.find((one) => one.includes(label) && one.some((two) => picks.includes(two)));
    const chosen = pair?.find((one) => one !== label);
    if (chosen && instead.part) return setAsking({ wanted: label, chosen });
    const next = toggleSentiment(picks, label);
    if (next) change({ picks: next });
    else showToast(pickerText.full, 'info');
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row in every browser */}
      <div className="chips" role="group" aria-label={pickerText.group}>
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
        {/* A pick that is no longer offered stays visible, so that it can be taken back. */}
        {[...new Set([...own, ...sentiments, ...picks])].map((label) => (
          <button
            type="button"
            className="chip"
            key={label}
            aria-pressed={picks.includes(label)}
            onClick={() => toggle(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {isFull && <p className="soft">{pickerText.otherFull}</p>}
      {asking && instead.part && <instead.part {...asking} decide={decide} />}
      <TypedChoices choices={choices} change={change} />
    </>
  );
}
