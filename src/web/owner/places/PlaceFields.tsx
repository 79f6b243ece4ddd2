import type { ComponentProps, RefObject } from 'react';
import { personHint } from '../../../contract/analytics/place-errors.ts';
import type { PlaceKind } from '../../../contract/analytics/places.ts';
import { placeNameMax } from '../../../contract/constants.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { placesText } from './text.ts';

interface PlaceFieldsProps {
  readonly name: Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;
  readonly kind: PlaceKind;
  readonly nameRef?: RefObject<HTMLInputElement | null>;
  readonly autoFocus?: boolean;
  readonly onKind: (kind: PlaceKind) => void;
}

const loadNames = () => import('../../../contract/person-names.ts');
const kindNames = Object.keys(placesText.kinds) as PlaceKind[];

export function PlaceFields({ name, kind, nameRef, autoFocus = false, onKind }: PlaceFieldsProps) {
  const { part: names } = useLazyModule(loadNames);
  return (
    <>
      <Field
        {...name}
        ref={nameRef}
        label={placesText.name}
        maxLength={placeNameMax}
        autoComplete="off"
        autoFocus={autoFocus}
        hint={names?.looksLikePerson(name.value) ? personHint : undefined}
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
