import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callConfirmed } from '../../lib/call-confirmed.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { expectedUserId } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FoundPerson } from './FoundPerson.tsx';
import type { PeopleProps } from './People.tsx';
import { peopleText } from './people-text.ts';

export function FindPerson({ businesses, onClose }: PeopleProps & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState('');
  const found = useQuery({
    queryKey: ['person', email],
    queryFn: async ({ signal }) => {
      const people = [];
      for (const business of businesses) {
        const input = { id: business.id, email };
        const person = await callConfirmed('GET /api/businesses/{id}/people', input, {
          signal,
          user: expectedUserId(),
        });
        if (person.messages.length > 0 || person.emails.length > 0) people.push({ business, person });
      }
      return people;
    },
    enabled: email !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  function search(event: FormEvent) {
    event.preventDefault();
    setEmail(typed.trim());
    if (email === typed.trim() && email !== '') void found.refetch();
  }
  return (
    <>
      <p className="soft">{peopleText.hint}</p>
      <form className="form" onSubmit={search} noValidate>
        <Field
          type="email"
          label={peopleText.email}
          value={typed}
          onChange={setTyped}
          autoFocus
          error={found.error ? errorMessage(found.error) : undefined}
        />
        <div className="row">
          <Button onClick={onClose}>{peopleText.close}</Button>
          <Button primary type="submit" busy={found.isFetching}>
            {peopleText.search}
          </Button>
        </div>
      </form>
      <div role="status" className="form">
        {found.data?.length === 0 ? <p>{peopleText.nothing}</p> : null}
        {found.data?.map(({ business, person }) => (
          <FoundPerson
            key={business.id}
            business={business}
            person={person}
            onErased={() => {
              if (found.data.length > 1) void found.refetch();
              else onClose();
            }}
          />
        ))}
      </div>
    </>
  );
}
