import { type FormEvent, useState } from 'react';
import type { Place } from '../../../contract/places.ts';
import { placesText } from '../../../contract/places-text.ts';
import { cancelText } from '../../../contract/ui-text.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { placeErrorOf } from './place-error.ts';
import { showPlace } from './use-places.ts';

interface RenamePlaceProps {
  readonly businessId: number;
  readonly place: Place;
  readonly onDone: () => void;
}

export function RenamePlace({ businessId, place, onDone }: RenamePlaceProps) {
  const [name, setName] = useState(place.name);
  const [kind, setKind] = useState(place.kind);
  const [error, setError] = useState('');
  const { mutate, isPending } = useCallMutation('PATCH /api/businesses/{id}/places/{placeId}', {
    onSuccess: (stored) => {
      showPlace(businessId, stored);
      onDone();
    },
    onError: (failure) => setError(placeErrorOf(failure)),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setError('');
    mutate({ id: businessId, placeId: place.id, name, kind });
  }

  return (
    <form
      className="rename-place"
      noValidate
      aria-label={`${placesText.rename}: ${place.name}`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <PlaceFields autoFocus name={name} kind={kind} error={error} onName={setName} onKind={setKind} />
      <p className="cap">{placesText.renameHint}</p>
      <div className="row">
        <Button small primary type="submit" busy={isPending}>
          {placesText.save}
        </Button>
        <Button small onClick={onDone}>
          {cancelText}
        </Button>
      </div>
    </form>
  );
}
