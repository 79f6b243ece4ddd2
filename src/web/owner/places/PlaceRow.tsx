import { type RefCallback, useState } from 'react';
import { Link } from 'wouter';
import type { Place } from '../../../contract/analytics/places.ts';
import { timings } from '../../../contract/constants.ts';
import { placeLink, printPath } from '../../../contract/paths.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { businessListText } from '../shared/text.ts';
import styles from './places.module.css';
import { RenamePlace } from './RenamePlace.tsx';
import { placesText } from './text.ts';
import { showPlace } from './use-places.ts';

/** The code and the menu, which follow the row. */
const loadParts = () => import('./PlaceParts.tsx');

interface PlaceRowProps {
  readonly business: { readonly id: number; readonly slug: string };
  readonly place: Place;
  readonly printRef: RefCallback<HTMLElement>;
  readonly menuRef: RefCallback<HTMLButtonElement>;
  readonly people: { readonly count: number; readonly days: string } | undefined;
  readonly onRenamed: () => void;
  readonly onRetired: () => void;
}

export function PlaceRow({ business, place, printRef, menuRef, people, onRenamed, onRetired }: PlaceRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const retire = useCallMutation('PATCH /api/businesses/{id}/places/{placeId}', {
    onSuccess: (stored) => {
      showPlace(business.id, stored);
      onRetired();
      showToast({ title: placesText.retired(stored.name), body: placesText.retiredBody });
    },
    onError: (error) => showToast({ title: placesText.failed, body: errorMessage(error), destructive: true }),
  });
  const { part: parts } = useLazyModule(loadParts);
  const address = location.origin + placeLink(business.slug, place.code);
  const kind = placesText.kinds[place.kind];
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
      <div className={styles.code}>{parts ? <parts.PlaceCode address={address} name={place.name} /> : null}</div>
      <div>
        <h3>{place.name}</h3>
        {kind === place.name ? null : <p className="soft">{kind}</p>}
      </div>
      <p className={styles.people}>
        {people === undefined ? null : (
          <>
            <b>{people.count.toLocaleString('en-US')}</b>{' '}
            <span className="soft">
              <span className="sr">{placesText.people(people.count)}</span> {people.days}
            </span>
          </>
        )}
      </p>
      <CopyLink
        address={address}
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
        <div className={styles.menu}>
          {parts ? (
            <parts.PlaceMenu
              name={place.name}
              buttonRef={menuRef}
              onRename={() => setRenaming(true)}
              onRetire={() => retire.mutate({ id: business.id, placeId: place.id, isRetired: true })}
            />
          ) : null}
        </div>
      </div>
    </li>
  );
}
