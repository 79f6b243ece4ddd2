import { Link } from 'wouter';
import type { Place } from '../../../contract/analytics/places.ts';
import { placesPath } from '../../../contract/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { type Format, formatNames, isSheet, type Paper, paperNames } from './formats.ts';
import { languageSets, type PrintView } from './print-view.ts';
import { printText } from './text.ts';

interface PrintControlsProps {
  readonly businessId: number;
  readonly isActive: boolean;
  readonly places: readonly Place[];
  /** The places could not be loaded. */
  readonly failed: boolean;
  /** `null` for "Poster and link". */
  readonly place: Place | null;
  readonly format: Format;
  readonly view: PrintView;
  readonly onChange: (changed: Partial<PrintView>) => void;
}

export function PrintControls({ businessId, place, format, view, onChange, ...rest }: PrintControlsProps) {
  const { isActive, places, failed } = rest;
  const listed = places.filter((one) => !one.isRetired || one === place);
  const isTag = format === 'tag';
  return (
    <section className="card form print-controls" aria-label={printText.title}>
      <p className="soft">{printText.lead}</p>
      {isActive ? null : <p className="print-note">{printText.inactive}</p>}
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
        <Link className="link" href={placesPath(businessId)}>
          {printText.editPlaces}
        </Link>
      </div>
      <fieldset className="print-formats">
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
            {formatLabel(name, view.paper)}
          </label>
        ))}
      </fieldset>
      {isSheet(format) ? (
        <div className="field choice">
          <Select
            label={printText.paper}
            value={view.paper}
            onChange={(chosen) => onChange({ paper: paperNames.find((paper) => paper === chosen) ?? view.paper })}
            options={paperNames.map((value) => ({ value, label: printText.papers[value] }))}
          />
        </div>
      ) : null}
      {isTag ? null : (
        <div className="field choice">
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
        <div className="print-button">
          <Button primary onClick={() => window.print()}>
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
