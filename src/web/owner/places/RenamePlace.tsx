import { type FormEvent, useState } from 'react';
import type { Place } from '../../../contract/analytics/places.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { cancelText } from '../../ui/text.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeErrorOf } from './place-error.ts';
import { placesText } from './text.ts';
import { showPlace } from './use-places.ts';

interface RenamePlaceProps {
  readonly businessId: number;
  readonly place: Place;
  readonly onDone: () => void;
}

export function RenamePlace({ businessId, place, onDone }: RenamePlaceProps) {
  const draft = useDraft(`place ${place.id}`, { name: place.name, kind: place.kind });
  const { name, kind } = draft.values;
  const [error, setError] = useState('');
  const { mutate, isPending } = useCallMutation('PATCH /api/businesses/{id}/places/{placeId}', {
    onSuccess: (stored) => {
      showPlace(businessId, stored);
      close();
    },
    onError: (failure) => setError(placeErrorOf(failure)),
  });

  function close() {
    draft.forget();
    onDone();
  }

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
        if (event.key === 'Escape') close();
      }}
    >
      <KeptDraft draft={draft} />
      <PlaceFields
        autoFocus
        name={name}
        kind={kind}
        error={error}
        onName={(typed) => draft.set({ name: typed })}
        onKind={(chosen) => draft.set({ kind: chosen })}
      />
      <p className="cap">{placesText.renameHint}</p>
      <div className="row">
        <Button small primary type="submit" busy={isPending}>
          {placesText.save}
        </Button>
        <Button small onClick={close}>
          {cancelText}
        </Button>
      </div>
    </form>
  );
}
