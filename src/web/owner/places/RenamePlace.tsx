import type { Place } from '../../../contract/analytics/places.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { cancelText } from '../../ui/text.ts';
import { useForm } from '../../ui/use-form.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeErrorOf } from './place-error.ts';
import styles from './places.module.css';
import { placesText } from './text.ts';
import { showPlace } from './use-places.ts';

interface RenamePlaceProps {
  readonly businessId: number;
  readonly place: Place;
  readonly onDone: () => void;
}

export function RenamePlace({ businessId, place, onDone }: RenamePlaceProps) {
  const { mutate, isPending } = useCallMutation('PATCH /api/businesses/{id}/places/{placeId}', {
    onSuccess: (stored) => {
      showPlace(businessId, stored);
      close();
    },
    onError: (failure) => form.showErrors({ name: placeErrorOf(failure) }),
  });
  const form = useForm({
    initial: { name: place.name, kind: place.kind },
    draft: `place ${place.id}`,
    onSubmit: (values) => mutate({ id: businessId, placeId: place.id, ...values }),
  });

  function close() {
    form.kept.forget();
    onDone();
  }

  return (
    <form
      className={styles.rename}
      aria-label={`${placesText.rename}: ${place.name}`}
      {...form.props}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <KeptDraft draft={form.kept} />
      <PlaceFields
        autoFocus
        name={form.field('name')}
        kind={form.values.kind}
        onKind={(kind) => form.set('kind', kind)}
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
