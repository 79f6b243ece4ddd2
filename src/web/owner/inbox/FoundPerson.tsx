import { useState } from 'react';
import type { CallReply } from '../../../contract/calls.ts';
import { download } from '../../lib/download.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { showToast } from '../../ui/toast.ts';
import { refreshInbox } from './inbox-queries.ts';
import { peopleText } from './people-text.ts';
import { inboxText } from './text.ts';

interface FoundPersonProps {
  readonly business: { readonly id: number; readonly name: string };
  readonly person: CallReply<'GET /api/businesses/{id}/people'>;
  readonly onErased: () => void;
}

export function FoundPerson({ business, person, onErased }: FoundPersonProps) {
  const [asking, setAsking] = useState(false);
  const erase = useCallMutation('DELETE /api/businesses/{id}/people', {
    onSuccess: () => {
      showToast(peopleText.erased);
      onErased();
      return refreshInbox();
    },
    onError: (error) => {
      setAsking(false);
      showToast({ ...inboxText.failed, body: errorMessage(error), destructive: true });
    },
  });
  const { text, ...data } = person;
  return (
    <div className="form">
      <p>
        <b>{business.name}</b> {peopleText.found(person.messages.length)}
      </p>
      <div className="row">
        <Button small onClick={() => save(text, 'text/plain', 'txt')}>
          {peopleText.exportText}
        </Button>
        <Button small onClick={() => save(JSON.stringify(data, null, 2), 'application/json', 'json')}>
          {peopleText.exportJson}
        </Button>
        <Button small danger onClick={() => setAsking(true)}>
          {peopleText.erase}
        </Button>
      </div>
      <Confirm
        open={asking}
        danger
        title={peopleText.confirmErase.title}
        confirm={peopleText.confirmErase.confirm}
        busy={erase.isPending}
        onConfirm={() => erase.mutate({ id: business.id, email: person.email })}
        onCancel={() => setAsking(false)}
      >
        {peopleText.confirmErase.body}
      </Confirm>
    </div>
  );
}

const save = (content: string, type: string, ending: string) =>
  download(new Blob([content], { type: `${type}; charset=utf-8` }), `${peopleText.file}.${ending}`);
