import { useState } from 'react';
import { useLocation } from 'wouter';
import { deleteBusinessText } from '../../../contract/business-text.ts';
import type { Business } from '../../../contract/businesses.ts';
import { paths } from '../../../contract/paths.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { dropBusiness } from './cached-businesses.ts';
import { stopWords } from './send-categories-and-keywords.ts';

export function DeleteBusiness({ business }: { readonly business: Pick<Business, 'id' | 'name'> }) {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const { title, done, failed } = deleteBusinessText;
  const remove = useCallMutation('DELETE /api/businesses/{id}', {
    onSuccess: () => {
      void stopWords(business.id);
      dropBusiness(business.id);
      showToast({ title: done.title, body: done.body(business.name) });
      navigate(paths.dashboard);
    },
    onError: (error) => {
      setAsking(false);
      showToast({ title: failed.title, body: errorMessage(error, failed.body), destructive: true });
    },
  });
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {deleteBusinessText.open}
      </Button>
      <Confirm
        open={asking}
        danger
        title={title(business.name)}
        confirm={deleteBusinessText.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: business.id })}
        onCancel={() => setAsking(false)}
      >
        {deleteBusinessText.body}
      </Confirm>
    </>
  );
}
