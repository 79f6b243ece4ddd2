import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { sentimentsRequired, thankMax } from '../../../contract/constants.ts';
import { pickerText } from '../../../contract/customer-text.ts';
import { isThankable, toggleSentiment } from '../../../contract/sentiment-selection.ts';
import { wizardText } from '../../../contract/wizard-text.ts';
import { makeKey } from '../../lib/call-with-retries.ts';
import { reads } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { OwnSentiment } from './OwnSentiment.tsx';
import type { Wizard, WizardAct } from './wizard.ts';

interface SelectStepProps {
  readonly wizard: Wizard;
  readonly act: (act: WizardAct) => void;
  readonly businessId: number | undefined;
}

/** Step 1: exactly four sentiments, an own one among them, and a name to thank. */
export function SelectStep({ wizard: { picked, thanks }, act, businessId }: SelectStepProps) {
  const { data, isError } = useQuery({
    ...reads('GET /api/sentiments', businessId === undefined ? {} : { businessId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [isOwnOpen, setOwnOpen] = useState(false);
  const thanksField = useId();
  useEffect(() => {
    if (isError) toast({ ...wizardText.sentimentsFailed, destructive: true });
  }, [isError]);
  const offered = data?.sentiments ?? [];
  const isBadName = thanks.trim() !== '' && !isThankable(thanks.trim());
  const missing = sentimentsRequired - picked.length;

  function toggle(label: string) {
    const next = toggleSentiment(picked, label);
    if (next) act({ type: 'pick', picked: next });
    else toast({ ...pickerText.full, refused: true });
  }

  function confirm() {
    if (picked.length === 0) return toast({ ...pickerText.none('practice'), destructive: true });
    if (missing > 0) return toast({ ...pickerText.four(picked.length), destructive: true });
    if (!isBadName) return act({ type: 'confirm', key: makeKey() });
    toast({ ...pickerText.badThanks, destructive: true });
    document.getElementsByName(thanksField)[0]?.focus();
  }

  return (
    <>
      <h2>{pickerText.question}</h2>
      <p className="soft">{pickerText.hint}</p>
      {isError ? (
        <div className="box" role="alert">
          <b>{wizardText.sentimentsFailed.title}</b>
          <p>{wizardText.sentimentsFailed.body}</p>
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row in every browser */}
      <div className="chips" role="group" aria-label={pickerText.group} aria-busy={!data && !isError}>
        {data || isError ? (
          <>
            {[...offered, ...picked.filter((label) => !offered.includes(label))].map((label) => (
              <button
                type="button"
                key={label}
                className="chip"
                aria-pressed={picked.includes(label)}
                onClick={() => toggle(label)}
              >
                {label}
              </button>
            ))}
            <button
              type="button"
              className="chip"
              aria-disabled={missing === 0}
              aria-expanded={isOwnOpen && missing > 0}
              onClick={() => (missing > 0 ? setOwnOpen(!isOwnOpen) : toast({ ...pickerText.full, refused: true }))}
            >
              <b>{pickerText.other}</b>
            </button>
          </>
        ) : (
          bones.map((bone) => <Skeleton key={bone} className="chip" />)
        )}
      </div>
      {missing === 0 ? <p className="soft">{pickerText.otherFull}</p> : null}
      {isOwnOpen && missing > 0 ? (
        <OwnSentiment
          offered={offered}
          picked={picked}
          onAdd={(label) => {
            act({ type: 'pick', picked: [...picked, label] });
            setOwnOpen(false);
          }}
          onCancel={() => setOwnOpen(false)}
        />
      ) : null}
      <Field
        label={pickerText.thankLabel}
        optional
        name={thanksField}
        maxLength={thankMax}
        autoComplete="off"
        value={thanks}
        error={isBadName ? pickerText.badThanks.body : undefined}
        onChange={(typed) => act({ type: 'thank', thanks: typed })}
      />
      <div className="dock">
        <p className="tally" role="status">
          {[1, 2, 3, 4].map((stroke) => (
            <i key={stroke} className={stroke <= picked.length ? 'on' : undefined} />
          ))}
          <span>{pickerText.tally(picked.length)}</span>
        </p>
        <Button primary aria-disabled={missing > 0} onClick={confirm}>
          {missing > 0 ? pickerText.missing(missing) : pickerText.generate}
        </Button>
      </div>
    </>
  );
}

/** Spec 2: nine placeholders while the list loads. */
const bones = Array.from({ length: 9 }, (_, index) => index);
