import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { inboxText, peopleText } from '../../../contract/inbox-text.ts';
import { call } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { expectedUserId } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { FoundPerson } from './FoundPerson.tsx';

interface PeopleProps {
  readonly businesses: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: number | null;
}

/** Export and erasure of one person's data. */
export function People({ businesses, chosen }: PeopleProps) {
  const [isOpen, setOpen] = useState(false);
  const first = chosen ?? businesses[0]?.id;
  if (first === undefined) return null;
  return (
    <>
      <button type="button" className="txt for-list" onClick={() => setOpen(true)}>
        {peopleText.open}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={peopleText.title}>
        <FindPerson businesses={businesses} first={first} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface FindPersonProps extends Omit<PeopleProps, 'chosen'> {
  readonly first: number;
  readonly onClose: () => void;
}

function FindPerson({ businesses, first, onClose }: FindPersonProps) {
  const [id, setId] = useState(first);
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState('');
  const found = useQuery({
    queryKey: ['person', id, email],
    queryFn: ({ signal }) => call('GET /api/businesses/{id}/people', { id, email }, { signal, user: expectedUserId() }),
    enabled: email !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  function search(event: FormEvent) {
    event.preventDefault();
    setEmail(typed.trim());
    if (email === typed.trim()) void found.refetch();
  }
  return (
    <>
      <p className="soft">{peopleText.hint}</p>
      <form className="form" onSubmit={search} noValidate>
        {businesses.length > 1 ? (
          <div className="choice">
            <Select
              label={inboxText.business}
              value={String(id)}
              onChange={(value) => setId(Number(value))}
              options={businesses.map((business) => ({ value: String(business.id), label: business.name }))}
            />
          </div>
        ) : null}
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
      <div role="status">
        {found.data && !found.isFetching ? (
          <FoundPerson businessId={id} person={found.data} onErased={onClose} />
        ) : null}
      </div>
    </>
  );
}
