import type { Place } from '../../../contract/analytics/places.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { firstPlaces } from './first-places.ts';
import styles from './places.module.css';
import { placesText } from './text.ts';
import { showPlace } from './use-places.ts';

interface FirstPlacesProps {
  readonly business: Pick<Business, 'id' | 'categories'>;
  readonly isVisited: boolean;
  readonly places: readonly Place[];
  /** None is in use. */
  readonly isEmpty: boolean;
  readonly onAdded: (id: number) => void;
}

/** A large proposal where there is no place yet, a line of chips until there are enough. */
export function FirstPlaces({ business, isVisited, places, isEmpty, onAdded }: FirstPlacesProps) {
  const businessId = business.id;
  const proposed = firstPlaces(business.categories, isVisited, places);
  const { mutate, isPending } = useCallMutation('POST /api/businesses/{id}/places', {
    onSuccess: (place) => {
      showPlace(businessId, place);
      showToast({ title: placesText.added(place.name), body: placesText.addedBody });
      onAdded(place.id);
    },
    onError: (error) => showToast({ title: placesText.failed, body: errorMessage(error), destructive: true }),
  });
  if (!isEmpty && proposed.length === 0) return null;
  return (
    <div className={isEmpty ? `empty ${styles.first}` : 'row'}>
      {isEmpty ? (
        <div>
          <h3>{placesText.empty.title}</h3>
          <p className="soft">{placesText.empty.body}</p>
        </div>
      ) : (
        <p className="soft">{placesText.also}</p>
      )}
      <div className="row">
        {proposed.map(({ name, kind }) => (
          <Button key={name} small disabled={isPending} onClick={() => mutate({ id: businessId, name, kind })}>
            <Icon name="plus" />
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
