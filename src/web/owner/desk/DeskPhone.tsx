import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'wouter';
import { customerPath, placeLink } from '../../../contract/paths.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import styles from './desk.module.css';
import { PhoneButtons } from './PhoneButtons.tsx';
import { deskText, phoneText } from './text.ts';

/** The row of the front desk, on the receptionist's own phone. Without a key, because customers see its code too. */
export function DeskPhone() {
  useTitle(phoneText.title);
  const { slug = '' } = useParams<{ slug: string }>();
  const [search] = useSearchParams();
  const place = search.get('p');
  const { data, isPending } = useQuery(queryFor('GET /api/businesses/slug/{slug}', { slug }));
  if (isPending) return <Spinner label={deskText.loading} />;
  const address = location.origin + (place ? placeLink(slug, place) : customerPath(slug));
  return (
    <DeskFrame>
      <div className={styles.off}>
        {data?.isActive ? (
          <div>
            <h1>{phoneText.title}</h1>
            <p className="lead">{phoneText.lead}</p>
            <PhoneButtons message={phoneText.message(data.name, address)} />
            <p className="cap">{phoneText.words(phoneText.message(data.name, address))}</p>
          </div>
        ) : (
          <div role="alert">
            <h1>{phoneText.missing.title}</h1>
            <p className="lead">{phoneText.missing.body}</p>
          </div>
        )}
      </div>
    </DeskFrame>
  );
}
