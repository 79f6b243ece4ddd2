import { useQuery } from '@tanstack/react-query';
import { queryClient, queryFor, useCallMutation } from '../../lib/query-client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { LoadError } from '../shared/LoadError.tsx';
import { Card } from './Card.tsx';
import { dayInWords, momentInWords } from './days.ts';
import css from './security.module.css';
import { securityText } from './text.ts';

const list = queryFor('GET /api/security/browsers', {});
const { browsers: text } = securityText;
const fail = (error: Error) => showFailure(securityText.failed, error);

export function Browsers() {
  const { data, error, refetch } = useQuery(list);
  const reload = () => queryClient.invalidateQueries({ queryKey: list.queryKey });
  const end = useCallMutation('DELETE /api/security/browsers/{browserId}', {
    onSuccess: () => showToast(text.ended),
    onError: fail,
    onSettled: reload,
  });
  const endOthers = useCallMutation('POST /api/security/browsers/end-others', {
    onSuccess: () => showToast(text.endedOthers),
    onError: fail,
    onSettled: reload,
  });
  const rows = data?.browsers ?? [];
  return (
    <Card
      title={text.title}
      action={
        rows.length > 1 ? (
          <ConfirmButton
            small
            icon="logout"
            label={text.endOthers}
            title={text.endOthersTitle}
            confirm={text.endOthers}
            danger
            act={() => endOthers.mutateAsync({})}
          >
            {text.endOthersBody}
          </ConfirmButton>
        ) : null
      }
    >
      {error ? <LoadError error={error} onRefresh={refetch} /> : null}
      {data || error ? null : <Spinner label={securityText.loading} />}
      <ul className={css.things}>
        {rows.map(({ id, name, signedInAt, lastActiveAt, isThis }) => {
          const signedIn = dayInWords(signedInAt);
          const shown = name || text.unknown;
          return (
            <li key={id}>
              <span className={css.ring}>
                <Icon name={/Phone|Android/.test(name) ? 'phone' : 'laptop'} />
              </span>
              <div className={css.words}>
                <b>{shown}</b>
                <p className="soft">
                  {isThis ? text.now(signedIn) : text.facts(signedIn, momentInWords(lastActiveAt))}
                </p>
              </div>
              <div className={css.acts}>
                {isThis ? (
                  <Badge tone="pen">{text.here}</Badge>
                ) : (
                  <button
                    type="button"
                    className="txt danger"
                    aria-label={text.endOf(shown, signedIn)}
                    onClick={() => end.mutate({ browserId: id })}
                  >
                    {text.end}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
