import type { RefObject } from 'react';
import { personHint } from '../../../contract/analytics/place-errors.ts';
import type { PlaceKind } from '../../../contract/analytics/places.ts';
import { placeNameMax } from '../../../contract/constants.ts';
import { looksLikePerson } from '../../../contract/person-names.ts';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { placesText } from './text.ts';

interface PlaceFieldsProps {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly error: string;
  readonly nameRef?: RefObject<HTMLInputElement | null>;
  readonly autoFocus?: boolean;
  readonly onName: (typed: string) => void;
  readonly onKind: (kind: PlaceKind) => void;
}

const kindNames = Object.keys(placesText.kinds) as PlaceKind[];

export function PlaceFields({ name, kind, error, nameRef, autoFocus = false, onName, onKind }: PlaceFieldsProps) {
  return (
    <>
      <Field
        ref={nameRef}
        label={placesText.name}
        value={name}
        maxLength={placeNameMax}
        autoComplete="off"
        autoFocus={autoFocus}
        hint={looksLikePerson(name) ? personHint : undefined}
        error={error || undefined}
        onChange={onName}
      />
      <FieldFrame label={placesText.kind}>
        {(wiring) => (
          <select {...wiring} value={kind} onChange={({ currentTarget: { value } }) => onKind(value as PlaceKind)}>
            {kindNames.map((value) => (
              <option key={value} value={value}>
                {placesText.kinds[value]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </>
  );
}
