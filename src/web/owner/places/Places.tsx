import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'wouter';
import { editText } from '../../../contract/business-text.ts';
import type { Business } from '../../../contract/businesses.ts';
import { placesText } from '../../../contract/places-text.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { BusinessNav } from '../business/BusinessNav.tsx';
import { LoadFailed } from '../business/LoadFailed.tsx';
import { LoadError } from '../dashboard/LoadError.tsx';
import { AddPlace } from './AddPlace.tsx';
import { FirstPlaces } from './FirstPlaces.tsx';
import { PlaceList } from './PlaceList.tsx';
import { RetiredPlaces } from './RetiredPlaces.tsx';
import { usePeople, usePlaces } from './use-places.ts';
import './places.css';

export function Places() {
  useTitle(placesText.title);
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, isPending } = useQuery(queryFor('GET /api/businesses/{id}', { id }));
  if (isPending) return <Spinner label={placesText.loading} />;
  if (!data) return <LoadFailed message={error?.message ?? editText.noData} />;
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
  const toName = () => name.current?.focus();
  if (isPending) return <Spinner label={placesText.loading} />;
  if (error && !data) return <LoadError error={error} onRefresh={refetch} />;
  const places = data?.places ?? [];
  const active = places.filter(({ isRetired }) => !isRetired);
  const retired = places.filter(({ isRetired }) => isRetired);
  return (
    <>
      <AddPlace businessId={business.id} nameRef={name} />
      {active.length > 0 ? (
        <PlaceList business={business} places={active} people={people} onEmpty={toName} />
      ) : (
        <FirstPlaces businessId={business.id} isVisited={isVisited} categories={business.categories} />
      )}
      {retired.length > 0 ? <RetiredPlaces businessId={business.id} places={retired} onSettled={toName} /> : null}
    </>
  );
}
