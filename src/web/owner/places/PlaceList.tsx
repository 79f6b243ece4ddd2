import { useRef } from 'react';
import type { Place } from '../../../contract/places.ts';
import { placesText } from '../../../contract/places-text.ts';
import { PlaceRow } from './PlaceRow.tsx';

interface PlaceListProps {
  readonly business: { readonly id: number; readonly slug: string };
  readonly places: readonly Place[];
  /** Openings in the last 30 days, by place; undefined until they are known. */
  readonly people: ReadonlyMap<number, number> | undefined;
  readonly onEmpty: () => void;
}

export function PlaceList({ business, places, people, onEmpty }: PlaceListProps) {
  const list = useRef<HTMLUListElement>(null);

  /** To the next row, or the one before the last. */
  function focusAfter(index: number) {
    const rows = list.current?.children;
    const near = rows?.[index + 1] ?? rows?.[index - 1];
    const control = near?.querySelector<HTMLElement>('a');
    if (control) control.focus();
    else onEmpty();
  }

  return (
    <ul ref={list} className="place-list" aria-label={placesText.title}>
      {places.map((place, index) => (
        <PlaceRow
          key={place.id}
          business={business}
          place={place}
          people={people?.get(place.id) ?? (people ? 0 : undefined)}
          onRetired={() => focusAfter(index)}
        />
      ))}
    </ul>
  );
}
