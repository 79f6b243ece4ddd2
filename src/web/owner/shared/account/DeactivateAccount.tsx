import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { timings } from '../../../../contract/constants.ts';
import { paths } from '../../../../contract/paths.ts';
import { useCallMutation } from '../../../lib/query-client.ts';
import { changeUser } from '../../../lib/session.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { showFailure, showToast } from '../../../ui/toast.ts';
import { accountText } from './text.ts';

export function DeactivateAccount({ userId }: { readonly userId: number }) {
  const [, navigate] = useLocation();
  const { deactivate: label, deactivateConfirm, deactivated, failed } = accountText;
  const { isSuccess, mutateAsync } = useCallMutation('POST /api/businesses/toggle-active/{userId}', {
    onSuccess: () => showToast(deactivated),
    onError: (error) => showFailure(failed.title, error, failed.body),
  });
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => {
      changeUser(null);
      navigate(paths.login);
    }, timings.deactivatedRedirect);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  const { title, confirm, body } = deactivateConfirm;
  return (
    <ConfirmButton
      danger
      icon="ban"
      disabled={isSuccess}
      {...{ label, title, confirm }}
      act={() => mutateAsync({ userId, isActive: false })}
    >
      {body}
    </ConfirmButton>
  );
}
