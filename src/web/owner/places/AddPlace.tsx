import { type FormEvent, type RefObject, useState } from 'react';
import type { PlaceKind } from '../../../contract/analytics/places.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { showToast } from '../../ui/toast.ts';
import { guessKind } from './guess-kind.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeErrorOf } from './place-error.ts';
import { placesText } from './text.ts';
import { showPlace } from './use-places.ts';

interface AddPlaceProps {
  readonly businessId: number;
  readonly nameRef: RefObject<HTMLInputElement | null>;
}

const empty = { name: '', chosen: null };

export function AddPlace({ businessId, nameRef }: AddPlaceProps) {
  // A null kind was not chosen by hand: the name tells it.
  const draft = useDraft<{ name: string; chosen: PlaceKind | null }>(`new place ${businessId}`, empty);
  const { name, chosen } = draft.values;
  const kind = chosen ?? guessKind(name) ?? 'desk';
  const [error, setError] = useState('');
  const { mutate, isPending } = useCallMutation('POST /api/businesses/{id}/places', {
    onSuccess: (place) => {
      showPlace(businessId, place);
      showToast({ title: placesText.added(place.name), body: placesText.addedBody });
      draft.reset(empty);
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
      <KeptDraft draft={draft} />
      <PlaceFields
        nameRef={nameRef}
        name={name}
        kind={kind}
        error={error}
        onName={(typed) => {
          draft.set({ name: typed });
          setError('');
        }}
        onKind={(chosen) => draft.set({ chosen })}
      />
      <Button primary type="submit" busy={isPending}>
        <Icon name="plus" />
        {placesText.add}
      </Button>
    </form>
  );
}
