import { placesText } from '../../../contract/places-text.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { firstPlaces } from './first-places.ts';
import { showPlace } from './use-places.ts';

interface FirstPlacesProps {
  readonly businessId: number;
  readonly isVisited: boolean;
  readonly categories: readonly string[];
}

export function FirstPlaces({ businessId, isVisited, categories }: FirstPlacesProps) {
  const { mutate, isPending } = useCallMutation('POST /api/businesses/{id}/places', {
    onSuccess: (place) => {
      showPlace(businessId, place);
      showToast({ title: placesText.added(place.name), body: placesText.addedBody });
    },
    onError: (error) => showToast({ title: placesText.failed, body: errorMessage(error), destructive: true }),
  });
  return (
    <div className="empty first-places">
      <div>
        <h3>{placesText.empty.title}</h3>
        <p className="soft">{placesText.empty.body}</p>
      </div>
      <div className="row">
        {firstPlaces(categories, isVisited).map(({ name, kind }) => (
          <Button key={name} small disabled={isPending} onClick={() => mutate({ id: businessId, name, kind })}>
            <Icon name="plus" />
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
