import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { isRefused, queryFor } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Gate } from '../shared/Gate.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { Expired, Gone } from './Gone.tsx';
import { Offer } from './Offer.tsx';
import { OtherAccount } from './OtherAccount.tsx';
import { joinText } from './text.ts';

/** Opening it changes nothing, because email scanners open links: a button joins. */
export function Join() {
  useTitle(joinText.title);
  const { token = '' } = useParams<{ token: string }>();
  const { user, isPending: isChecking } = useUser();
  const { data, error, refetch } = useQuery({
    ...queryFor('GET /api/join/{token}', { token }),
    // The reply names the signed-in user's address.
    staleTime: 0,
  });
  if (isChecking) return <Spinner label={joinText.loading} />;
  if (error && isRefused(error)) return <Gone isSignedIn={user !== null} />;
  if (!data)
    return error ? (
      <Gate title={joinText.title}>
        <LoadError error={error} onRefresh={refetch} />
      </Gate>
    ) : (
      <Spinner label={joinText.loading} />
    );
  if (data.isExpired) return <Expired invitation={data} isSignedIn={user !== null} />;
  if (user && !data.isForYou) return <OtherAccount invitation={data} yourEmail={user.email} />;
  return <Offer token={token} invitation={data} isSignedIn={user !== null} />;
}
