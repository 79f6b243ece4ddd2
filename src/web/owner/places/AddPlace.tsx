import { type FormEvent, type RefObject, useState } from 'react';
import type { PlaceKind } from '../../../contract/places.ts';
import { placesText } from '../../../contract/places-text.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { guessKind } from './guess-kind.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeErrorOf } from './place-error.ts';
import { showPlace } from './use-places.ts';

interface AddPlaceProps {
  readonly businessId: number;
  readonly nameRef: RefObject<HTMLInputElement | null>;
}

export function AddPlace({ businessId, nameRef }: AddPlaceProps) {
  const [name, setName] = useState('');
  // Chosen by hand; until then the name tells.
  const [chosen, setChosen] = useState<PlaceKind | null>(null);
  const kind = chosen ?? guessKind(name) ?? 'desk';
  const [error, setError] = useState('');
  const { mutate, isPending } = useCallMutation('POST /api/businesses/{id}/places', {
    onSuccess: (place) => {
      showPlace(businessId, place);
      showToast({ title: placesText.added(place.name), body: placesText.addedBody });
      setName('');
      setChosen(null);
      nameRef.current?.focus();
    },
    onError: (failure) => {
      setError(placeErrorOf(failure));
      nameRef.current?.focus();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setError('');
    mutate({ id: businessId, name, kind });
  }

  return (
    <form className="card add-place" onSubmit={submit} noValidate aria-label={placesText.add}>
      <PlaceFields
        nameRef={nameRef}
        name={name}
        kind={kind}
        error={error}
        onName={(typed) => {
          setName(typed);
          setError('');
        }}
        onKind={setChosen}
      />
      <Button primary type="submit" busy={isPending}>
        <Icon name="plus" />
        {placesText.add}
      </Button>
    </form>
  );
}
