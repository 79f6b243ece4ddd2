import type { RefObject } from 'react';
import type { PlaceKind } from '../../../contract/analytics/places.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { guessKind } from './guess-kind.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeErrorOf } from './place-error.ts';
import styles from './places.module.css';
import { placesText } from './text.ts';
import { showPlace } from './use-places.ts';

interface AddPlaceProps {
  readonly businessId: number;
  readonly nameRef: RefObject<HTMLInputElement | null>;
  readonly isFirst: boolean;
}

/** A null kind was not chosen by hand: the name tells it. */
const empty: { name: string; chosen: PlaceKind | null } = { name: '', chosen: null };

export function AddPlace({ businessId, nameRef, isFirst }: AddPlaceProps) {
  const { mutate, isPending } = useCallMutation('POST /api/businesses/{id}/places', {
    onSuccess: (place) => {
      showPlace(businessId, place);
      showToast({ title: placesText.added(place.name), body: placesText.addedBody });
      form.kept.reset(empty);
      nameRef.current?.focus();
    },
    onError: (failure) => form.showErrors({ name: placeErrorOf(failure) }),
  });
  const form = useForm({
    initial: empty,
    draft: `new place ${businessId}`,
    onSubmit: ({ name }) => mutate({ id: businessId, name, kind }),
  });
  const kind = form.values.chosen ?? guessKind(form.values.name) ?? 'desk';

  return (
    <form className={`card ${styles.add}`} {...form.props} aria-label={placesText.add}>
      <h2>{placesText.addTitle}</h2>
      <KeptDraft draft={form.kept} />
      <PlaceFields
        nameRef={nameRef}
        name={form.field('name')}
        kind={kind}
        onKind={(chosen) => form.set('chosen', chosen)}
      />
      <Button primary={isFirst} type="submit" busy={isPending}>
        <Icon name="plus" />
        {placesText.add}
      </Button>
    </form>
  );
}
