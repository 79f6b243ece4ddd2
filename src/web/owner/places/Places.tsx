import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { useFocusLater } from '../../lib/use-focus-later.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { BusinessNav } from '../shared/BusinessNav.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { missingBusinessText } from '../shared/text.ts';
import { AddPlace } from './AddPlace.tsx';
import { FirstPlaces } from './FirstPlaces.tsx';
import { firstPlaces } from './first-places.ts';
import { PlaceRow } from './PlaceRow.tsx';
import { RetiredPlaces } from './RetiredPlaces.tsx';
import { placesText } from './text.ts';
import { usePeople, usePlaces } from './use-places.ts';
import './places.css';

/** More are not proposed: each needs its own print. */
const enough = 3;

export function Places() {
  useTitle(placesText.title);
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, isPending } = useQuery(queryFor('GET /api/businesses/{id}', { id }));
  if (isPending) return <Spinner label={placesText.loading} />;
  if (!data) return <LoadFailed message={error?.message ?? missingBusinessText.noData} />;
  return (
    <div className="wrap">
      <BusinessNav business={data.business} current="places" />
      <div className="places">
        <div>
          <h2>{placesText.title}</h2>
          <p className="soft">{placesText.lead}</p>
        </div>
        <PlacesOf business={data.business} isVisited={data.visited} />
      </div>
    </div>
  );
}

function PlacesOf({ business, isVisited }: { readonly business: Business; readonly isVisited: boolean }) {
  const { data, error, isPending, refetch } = usePlaces(business.id);
  const people = usePeople(business);
  const name = useRef<HTMLInputElement>(null);
  const { focus, refTo } = useFocusLater<`${'print' | 'rename'} ${number}`>();
  const toPlace = (id: number) => focus(`print ${id}`);
  if (isPending) return <Spinner label={placesText.loading} />;
  if (error && !data) return <LoadError error={error} onRefresh={refetch} />;
  const places = data?.places ?? [];
  const active = places.filter(({ isRetired }) => !isRetired);
  const retired = places.filter(({ isRetired }) => isRetired);
  return (
    <>
      <AddPlace businessId={business.id} nameRef={name} />
      <FirstPlaces
        businessId={business.id}
        isEmpty={active.length === 0}
        proposed={active.length < enough ? firstPlaces(business.categories, isVisited, places) : []}
        onAdded={toPlace}
      />
      <ul className="place-list" aria-label={placesText.title}>
        {active.map((place, index) => (
          <PlaceRow
            key={place.id}
            business={business}
            place={place}
            printRef={refTo(`print ${place.id}`)}
            renameRef={refTo(`rename ${place.id}`)}
            people={people ? (people.get(place.id) ?? 0) : undefined}
            onRenamed={() => focus(`rename ${place.id}`)}
            onRetired={() => {
              const near = active[index + 1] ?? active[index - 1];
              if (near) toPlace(near.id);
              else name.current?.focus();
            }}
          />
        ))}
      </ul>
      {retired.length > 0 ? <RetiredPlaces businessId={business.id} places={retired} onBack={toPlace} /> : null}
    </>
  );
}
