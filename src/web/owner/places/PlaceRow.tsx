import { type RefCallback, useState } from 'react';
import { Link } from 'wouter';
import type { Place } from '../../../contract/analytics/places.ts';
import { timings } from '../../../contract/constants.ts';
import { placeLink, printPath } from '../../../contract/paths.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { businessListText } from '../shared/text.ts';
import styles from './places.module.css';
import { RenamePlace } from './RenamePlace.tsx';
import { placesText } from './text.ts';
import { showPlace } from './use-places.ts';

interface PlaceRowProps {
  readonly business: { readonly id: number; readonly slug: string };
  readonly place: Place;
  readonly printRef: RefCallback<HTMLElement>;
  readonly renameRef: RefCallback<HTMLElement>;
  readonly people: number | undefined;
  readonly onRenamed: () => void;
  readonly onRetired: () => void;
}

export function PlaceRow({ business, place, printRef, renameRef, people, onRenamed, onRetired }: PlaceRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const retire = useCallMutation('PATCH /api/businesses/{id}/places/{placeId}', {
    onSuccess: (stored) => {
      showPlace(business.id, stored);
      onRetired();
      showToast({ title: placesText.retired(stored.name), body: placesText.retiredBody });
    },
    onError: (error) => showToast({ title: placesText.failed, body: errorMessage(error), destructive: true }),
  });
  if (isRenaming)
    return (
      <li>
        <RenamePlace
          businessId={business.id}
          place={place}
          onDone={() => {
            setRenaming(false);
            onRenamed();
          }}
        />
      </li>
    );
  return (
    <li>
      <div>
        <h3>{place.name}</h3>
        <p className="soft">{placesText.kinds[place.kind]}</p>
      </div>
      <p className={styles.people}>
        {people === undefined ? null : (
          <>
            <b>{people.toLocaleString('en-US')}</b>{' '}
            <span className="soft">
              <span className="sr">{placesText.people(people)}</span> {placesText.lastDays}
            </span>
          </>
        )}
      </p>
      <CopyLink
        address={location.origin + placeLink(business.slug, place.code)}
        text={{ ...placesText.copy, link: placesText.address }}
        onFail={() => showToast({ ...businessListText.copyByHand, refused: true, duration: timings.manualCopyToast })}
      />
      <div className="row">
        <Link
          className={buttonClass({ small: true })}
          ref={printRef}
          href={printPath(business.id, place.code)}
          aria-label={`${placesText.print}: ${place.name}`}
        >
          <Icon name="print" />
          {placesText.print}
        </Link>
        <button
          type="button"
          className="txt"
          ref={renameRef}
          aria-label={`${placesText.rename}: ${place.name}`}
          onClick={() => setRenaming(true)}
        >
          {placesText.rename}
        </button>
        <button
          type="button"
          className="txt"
          disabled={retire.isPending}
          aria-label={`${placesText.retire}: ${place.name}`}
          onClick={() => retire.mutate({ id: business.id, placeId: place.id, isRetired: true })}
        >
          {placesText.retire}
        </button>
      </div>
    </li>
  );
}
