import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { teamInvitePath, teamPath } from '../../../contract/paths.ts';
import { queryClient, useCallMutation } from '../../lib/query-client.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { LoadError } from '../shared/LoadError.tsx';
import { TeamFrame } from '../shared/team/TeamFrame.tsx';
import { teamText } from '../shared/team/text.ts';
import { useTeam } from '../shared/team/use-team.ts';
import { Choices } from './Choices.tsx';
import styles from './team.module.css';
import { roleLabel, transferText as text } from './text.ts';

export function TransferOwnership() {
  const { id = '' } = useParams<{ id: string }>();
  return (
    <TeamFrame id={id} title={text.title} page={null} needs="transfer">
      {(business) => <Transfer business={business} />}
    </TeamFrame>
  );
}

function Transfer({ business: { id } }: { readonly business: Business }) {
  const { data: team, error, refetch } = useTeam(id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const people = (team?.people ?? []).filter(({ role, isActive }) => role !== 'owner' && isActive);
  const person =
    people.find(({ userId }) => String(userId) === chosen) ?? (people.length === 1 ? people[0] : undefined);
  const transfer = useCallMutation('POST /api/businesses/{id}/transfer', {
    onSuccess: () => {
      showToast(text.done(person?.name ?? ''));
      navigate(teamPath(id));
      return queryClient.invalidateQueries();
    },
    onError: (failure) => showFailure(text.failed, failure),
  });
  if (!team) return error ? <LoadError error={error} onRefresh={refetch} /> : <Spinner label={teamText.loading} />;
  return (
    <form
      className={`card form ${styles.narrow}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (person) transfer.mutate({ id, userId: person.userId });
      }}
    >
      <h2>{text.title}</h2>
      <p>{text.body}</p>
      {people.length === 0 ? (
        <p className="soft">{text.nobody}</p>
      ) : (
        <>
          <Choices
            legend={text.legend}
            name="owner"
            value={person ? String(person.userId) : null}
            onChange={setChosen}
            options={people.map(({ userId, name, role, email }) => ({
              value: String(userId),
              label: name,
              body: `${roleLabel(role)}, ${email}`,
            }))}
          />
          <p className={styles.proof}>
            <Icon name="lock" />
            <span>{text.effect}</span>
          </p>
        </>
      )}
      <div className="row">
        {people.length === 0 ? (
          <Link className={buttonClass({ primary: true })} href={teamInvitePath(id)}>
            {text.invite}
          </Link>
        ) : (
          <Button type="submit" primary disabled={!person} busy={transfer.isPending}>
            {person ? text.submit(person.name) : text.choose}
          </Button>
        )}
        <Link className={buttonClass({})} href={teamPath(id)}>
          {text.cancel}
        </Link>
      </div>
    </form>
  );
}
