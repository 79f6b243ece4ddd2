import { useLocation } from 'wouter';
import { paths } from '../../../../contract/paths.ts';
import { useCallMutation } from '../../../lib/query-client.ts';
import { changeUser } from '../../../lib/session.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { showFailure, showToast } from '../../../ui/toast.ts';
import { accountText } from './text.ts';

export function SignOutEverywhere() {
  const [, navigate] = useLocation();
  const { everywhere: label, everywhereConfirm, everywhereDone, failed } = accountText;
  const everywhere = useCallMutation('POST /api/logout-everywhere', {
    onSuccess: () => {
      showToast(everywhereDone);
      changeUser(null);
      navigate(paths.login);
    },
    onError: (error) => showFailure(failed.title, error, failed.body),
  });
  const { title, confirm, body } = everywhereConfirm;
  return (
    <ConfirmButton icon="logout" {...{ label, title, confirm }} act={() => everywhere.mutateAsync({})}>
      {body}
    </ConfirmButton>
  );
}
