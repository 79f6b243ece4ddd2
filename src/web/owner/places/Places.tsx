import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { may } from '../../../contract/permissions.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { useFocusLater } from '../../lib/use-focus-later.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { BusinessNav } from '../shared/BusinessNav.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { NotForRole } from '../shared/NotForRole.tsx';
import { missingBusinessText } from '../shared/text.ts';
import { AddPlace } from './AddPlace.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './places.module.css';
import { placesText } from './text.ts';
import { usePeople, usePlaces } from './use-places.ts';

const loadFirstPlaces = async () => (await import('./FirstPlaces.tsx')).FirstPlaces;
const loadRetiredPlaces = async () => (await import('./RetiredPlaces.tsx')).RetiredPlaces;

/** More are not proposed: each needs its own print. */
const enough = 3;

export function Places() {
  useTitle(placesText.title);
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, isPending } = useQuery(queryFor('GET /api/businesses/{id}', { id }));
  if (isPending) return <Spinner label={placesText.loading} />;
  if (!data) return <LoadFailed message={error?.message ?? missingBusinessText.noData} />;
  if (!may(data.business.role, 'editPlaces')) return <NotForRole business={data.business} />;
  return (
    <div className="wrap">
      <BusinessNav business={data.business} current="places" />
      <div className={styles.screen}>
        <h2 className="sr">{placesText.title}</h2>
        <PlacesOf business={data.business} isVisited={data.visited} />
      </div>
    </div>
  );
}

function PlacesOf({ business, isVisited }: { readonly business: Business; readonly isVisited: boolean }) {
  const { data, error, isPending, refetch } = usePlaces(business.id);
  const { part: FirstPlaces, lost } = useLazyModule(loadFirstPlaces);
  const { part: RetiredPlaces } = useLazyModule(loadRetiredPlaces);
  const people = usePeople(business);
  const name = useRef<HTMLInputElement>(null);
  const { focus, refTo } = useFocusLater<`${'print' | 'menu'} ${number}`>();
  const toPlace = (id: number) => focus(`print ${id}`);
  // All at once, so that nothing moves.
  if (isPending || !(FirstPlaces || lost)) return <Spinner label={placesText.loading} />;
  if (error && !data) return <LoadError error={error} onRefresh={refetch} />;
  const places = data?.places ?? [];
  const active = places.filter(({ isRetired }) => !isRetired);
  const retired = places.filter(({ isRetired }) => isRetired);
  const first =
    FirstPlaces && active.length < enough ? (
      <FirstPlaces
        business={business}
        isVisited={isVisited}
        places={places}
        isEmpty={active.length === 0}
        onAdded={toPlace}
      />
    ) : null;
  return (
    <>
      {active.length > 0 ? (
        <ul className={`card ${styles.list}`} aria-label={placesText.title}>
          <li className={styles.columns} aria-hidden="true">
            <span>{placesText.name}</span>
            <span>{people?.days}</span>
          </li>
          {active.map((place, index) => (
            <PlaceRow
              key={place.id}
              business={business}
              place={place}
              printRef={refTo(`print ${place.id}`)}
              menuRef={refTo(`menu ${place.id}`)}
              people={people && { count: people.byPlace.get(place.id) ?? 0, days: people.days }}
              onRenamed={() => focus(`menu ${place.id}`)}
              onRetired={() => {
                const near = active[index + 1] ?? active[index - 1];
                if (near) toPlace(near.id);
                else name.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      {active.length === 0 ? first : null}
      <AddPlace businessId={business.id} nameRef={name} isFirst={active.length === 0} />
      {active.length > 0 ? first : null}
      {RetiredPlaces && retired.length > 0 ? (
        <RetiredPlaces businessId={business.id} places={retired} onBack={toPlace} />
      ) : null}
      <p className="cap">{placesText.lead}</p>
    </>
  );
}
