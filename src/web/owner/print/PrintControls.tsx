import { Link } from 'wouter';
import type { Place } from '../../../contract/analytics/places.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { placesPath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { useFirstStep } from '../shared/use-first-step.ts';
import { type Format, formatNames, formatShapes, isSheet, type Paper, paperNames } from './formats.ts';
import styles from './print.module.css';
import { languageSets, type PrintView } from './print-view.ts';
import { printText } from './text.ts';

interface PrintControlsProps {
  readonly business: Pick<Business, 'id' | 'isActive' | 'role'>;
  readonly places: readonly Place[];
  /** The places could not be loaded. */
  readonly failed: boolean;
  /** `null` for "Poster and link". */
  readonly place: Place | null;
  readonly format: Format;
  readonly view: PrintView;
  readonly onChange: (changed: Partial<PrintView>) => void;
}

export function PrintControls({ business, place, format, view, onChange, ...rest }: PrintControlsProps) {
  const { places, failed } = rest;
  const notePrinted = useFirstStep(business, 'printed');
  function print() {
    notePrinted();
    window.print();
  }
  const listed = places.filter((one) => !one.isRetired || one === place);
  const isTag = format === 'tag';
  return (
    <section className={`card form ${styles.controls}`} aria-label={printText.title}>
      <p className="soft">{printText.lead}</p>
      {business.isActive ? null : <p className={styles.note}>{printText.inactive}</p>}
      <div className="field choice">
        <Select
          label={printText.place}
          value={place?.code ?? ''}
          onChange={(code) => onChange({ place: code === '' ? null : code })}
          options={[
            { value: '', label: printText.noPlace },
            ...listed.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <PlaceHint failed={failed} place={place} wanted={view.place} />
        {may(business.role, 'editPlaces') ? (
          <Link className="link" href={placesPath(business.id)}>
            {printText.editPlaces}
          </Link>
        ) : null}
      </div>
      <fieldset className={styles.formats}>
        <legend>{printText.format}</legend>
        {formatNames.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="format"
              value={name}
              checked={name === format}
              onChange={() => onChange({ format: name })}
            />
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d={formatShapes[name]} />
            </svg>
            {formatLabel(name, view.paper)}
          </label>
        ))}
      </fieldset>
      {isTag ? null : (
        <div className={`field choice ${styles.pair}`}>
          {isSheet(format) ? (
            <Select
              label={printText.paper}
              value={view.paper}
              onChange={(chosen) => onChange({ paper: paperNames.find((paper) => paper === chosen) ?? view.paper })}
              options={paperNames.map((value) => ({ value, label: printText.papers[value] }))}
            />
          ) : null}
          <Select
            label={printText.languages}
            value={view.languages}
            onChange={(chosen) => onChange({ languages: languageSets.find((set) => set === chosen) ?? 'en' })}
            options={languageSets.map((value) => ({ value, label: printText.languageSets[value] }))}
          />
          {view.languages === 'en' ? null : <p className="hint">{printText.spanishHint}</p>}
        </div>
      )}
      {isSheet(format) ? (
        <div className={styles.button}>
          <Button primary onClick={print}>
            <Icon name="print" />
            {printText.print}
          </Button>
          <p className="hint">{printText.scaling}</p>
        </div>
      ) : null}
    </section>
  );
}

interface PlaceHintProps extends Pick<PrintControlsProps, 'failed' | 'place'> {
  readonly wanted: string | null;
}

function PlaceHint({ failed, place, wanted }: PlaceHintProps) {
  if (failed) return <p className="err">{printText.placesFailed}</p>;
  if (place?.isRetired) return <p className="hint">{printText.retired}</p>;
  if (wanted !== null && place === null) return <p className="hint">{printText.unknown}</p>;
  return null;
}

export function formatLabel(format: Format, paper: Paper): string {
  const label = printText.formats[format];
  return typeof label === 'string' ? label : label[paper];
}
