import { useLocation } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { dropBusiness } from '../shared/cached-businesses.ts';
import styles from './form.module.css';
import { stopWords } from './send-categories-and-keywords.ts';
import { deleteBusinessText } from './text.ts';

export function DeleteBusiness({ business: { id, name } }: { readonly business: Pick<Business, 'id' | 'name'> }) {
  const [, navigate] = useLocation();
  const { heading, lead, open, title, confirm, body, done, failed } = deleteBusinessText;
  const remove = useCallMutation('DELETE /api/businesses/{id}', {
    onSuccess: () => {
      void stopWords(id);
      dropBusiness(id);
      showToast({ title: done.title, body: done.body(name) });
      navigate(paths.dashboard);
    },
    onError: (error) => showFailure(failed.title, error, failed.body),
  });
  return (
    <section className={`card ${styles.delete}`}>
      <div>
        <h2>{heading}</h2>
        <p className="soft">{lead}</p>
      </div>
      <ConfirmButton
        danger
        icon="trash"
        label={open}
        {...{ title: title(name), confirm }}
        act={() => remove.mutateAsync({ id })}
      >
        {body}
      </ConfirmButton>
    </section>
  );
}
