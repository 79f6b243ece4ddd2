import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { customerTimings, detailMax, sentimentMax, sentimentsRequired, thankMax } from '../../contract/constants.ts';
import type { Noun } from '../../contract/customer-page.ts';
import { draftText, pickerText } from '../../contract/customer-text.ts';
import { customSentiment, isThankable, saysTheSame, toggleSentiment } from '../../contract/sentiment-selection.ts';
import { focusField } from '../lib/focus-field.ts';
import { AppError } from './ErrorMessage.tsx';
import type { Flow } from './flow.ts';
import type { Say } from './Toast.tsx';
import { useLazyModule } from './use-lazy-module.ts';

const loadInstead = () => import('./Instead.tsx').then((loaded) => loaded.Instead);

interface PickerProps {
  readonly flow: Flow;
  readonly sentiments: readonly string[];
  readonly conflicts: readonly (readonly [string, string])[];
  readonly noun: Noun;
  readonly change: (part: Partial<Flow>) => void;
  readonly say: Say;
  readonly generate: () => void;
  readonly writeOwn: () => void;
  /** Shows the text that was there before; absent where there is none. */
  readonly bringBack?: (() => void) | undefined;
}

/** Exactly four sentiments, an own one among them, and a name to thank. */
export function Picker({ flow, sentiments, conflicts, noun, change, say, generate, writeOwn, bringBack }: PickerProps) {
  const { picks, own, thank, detail } = flow;
  const [asking, setAsking] = useState<{ wanted: string; chosen: string } | null>(null);
  const instead = useLazyModule(loadInstead);
  const missing = sentimentsRequired - picks.length;
  // Closed at four; what was typed waits until one is taken back.
  const otherOpen = missing > 0 && flow.other !== null;
  const badThanks = thank.trim() !== '' && !isThankable(thank.trim());
  const thankId = useId();
  const detailId = useId();
  const other = useRef<HTMLButtonElement>(null);

  function closeOther(part?: Partial<Flow>) {
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
    else say(pickerText.full, 'info');
  }

  function submit() {
    if (picks.length === 0) return say(pickerText.none(noun), 'wrong');
    if (missing) return say(pickerText.four(picks.length), 'wrong');
    if (badThanks) {
      document.getElementById(thankId)?.focus();
      return say(pickerText.badThanks, 'wrong');
    }
    generate();
  }

  return (
    <>
      <div className="ask">
        <h1 tabIndex={-1}>{pickerText.question}</h1>
        <p className="soft">{pickerText.hint}</p>
      </div>
      <div className="answer">
        <div className="body">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row in every browser */}
          <div className="chips" role="group" aria-label={pickerText.group}>
            <button
              type="button"
              className="chip"
              ref={other}
              aria-disabled={!missing}
              aria-expanded={otherOpen}
              onClick={() => (missing ? change({ other: otherOpen ? null : '' }) : say(pickerText.full, 'info'))}
            >
              <b>{pickerText.other}</b>
            </button>
            {otherOpen && (
              <OwnSentiment {...{ flow, sentiments, change, say }} typed={flow.other ?? ''} close={closeOther} />
            )}
            {/* A pick that is offered no more can still be seen, and taken back. */}
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
          {!missing && <p className="soft">{pickerText.otherFull}</p>}
          {asking && instead.part && <instead.part {...asking} decide={decide} />}
          <div className="stack duo">
            <div className="field">
              <label htmlFor={detailId}>
                {pickerText.detailLabel} <span>{pickerText.optional}</span>
              </label>
              <textarea
                id={detailId}
                maxLength={detailMax}
                rows={2}
                dir="auto"
                value={detail}
                onChange={({ target }) => change({ detail: target.value.replace(/\n/g, ' ') })}
                aria-describedby={`${detailId}h`}
              />
              <p className="hintline" id={`${detailId}h`}>
                <span>{pickerText.detailHint}</span>
                <span aria-hidden="true">{pickerText.detailCount(detail.length)}</span>
              </p>
            </div>
            <div className="field">
              <label htmlFor={thankId}>
                {pickerText.thankLabel} <span>{pickerText.optional}</span>
              </label>
              <input
                id={thankId}
                maxLength={thankMax}
                autoComplete="off"
                value={thank}
                onChange={(event) => change({ thank: event.target.value })}
                aria-invalid={badThanks}
                aria-describedby={badThanks ? `${thankId}e` : undefined}
              />
              {badThanks && <AppError id={`${thankId}e`}>{pickerText.badThanks.body}</AppError>}
            </div>
          </div>
          {bringBack && (
            <button type="button" className="link" onClick={bringBack}>
              {draftText.bringBack}
            </button>
          )}
        </div>
        <div className="dock">
          <p className="tally" role="status">
            {[0, 1, 2, 3].map((stroke) => (
              <i key={stroke} className={stroke < picks.length ? 'on' : undefined} />
            ))}
            <span>{pickerText.tally(picks.length)}</span>
          </p>
          <div className="pair">
            <button type="button" className="btn" onClick={writeOwn}>
              {draftText.writeOwn}
            </button>
            <button type="button" className="btn pri" aria-disabled={missing > 0} onClick={submit}>
              {missing ? pickerText.missing(missing) : pickerText.generate}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}

type OwnProps = Pick<PickerProps, 'flow' | 'sentiments' | 'change' | 'say'> & {
  readonly typed: string;
  readonly close: (part?: Partial<Flow>) => void;
};

/** The field behind 'Other'. */
function OwnSentiment({ flow, sentiments, change, say, typed, close }: OwnProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(() => focusField(field.current), customerTimings.otherInputFocus);
    return () => clearTimeout(timer);
  }, []);

  function add(event: FormEvent) {
    event.preventDefault();
    const label = customSentiment(typed);
    if (!label) return say(pickerText.emptyOwn, 'wrong');
    if (saysTheSame(flow.picks, label)) return say(pickerText.twice, 'wrong');
    const listed = [...sentiments, ...flow.own].find((one) => saysTheSame([one], label));
    close({ picks: [...flow.picks, listed ?? label], own: listed ? flow.own : [...flow.own, label] });
  }

  return (
    <form className="field" onSubmit={add}>
      <label htmlFor={id}>
        {pickerText.ownLabel} <span>{pickerText.ownHint}</span>
      </label>
      <input
        ref={field}
        id={id}
        maxLength={sentimentMax}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => change({ other: event.target.value })}
      />
      <div className="two">
        <button type="button" className="btn" onClick={() => close()}>
          {pickerText.cancel}
        </button>
        <button type="submit" className="btn">
          {pickerText.add}
        </button>
      </div>
    </form>
  );
}
