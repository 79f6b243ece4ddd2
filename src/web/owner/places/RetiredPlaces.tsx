import type { Place } from '../../../contract/analytics/places.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { showToast } from '../../ui/toast.ts';
import styles from './places.module.css';
import { placesText } from './text.ts';
import { showPlace } from './use-places.ts';

interface RetiredPlacesProps {
  readonly businessId: number;
  readonly places: readonly Place[];
  readonly onBack: (id: number) => void;
}

export function RetiredPlaces({ businessId, places, onBack }: RetiredPlacesProps) {
  const { mutate, isPending } = useCallMutation('PATCH /api/businesses/{id}/places/{placeId}', {
    onSuccess: (stored) => {
      showPlace(businessId, stored);
      onBack(stored.id);
      showToast({ title: placesText.back(stored.name) });
    },
    onError: (error) => showToast({ title: placesText.failed, body: errorMessage(error), destructive: true }),
  });
  return (
    <details className={styles.retired}>
      <summary className="unfold">{placesText.retiredPlaces(places.length)}</summary>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <span>{place.name}</span>
            <button
              type="button"
              className="txt"
              disabled={isPending}
              aria-label={`${placesText.bringBack}: ${place.name}`}
              onClick={() => mutate({ id: businessId, placeId: place.id, isRetired: false })}
            >
              {placesText.bringBack}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
