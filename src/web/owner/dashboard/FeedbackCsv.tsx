import { useMutation } from '@tanstack/react-query';
import { feedbackText } from '../../../contract/dashboard-text.ts';
import { downloadFrom } from '../../lib/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';

export function FeedbackCsv({ businessId }: { readonly businessId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFrom(`/api/businesses/${businessId}/feedback.csv`),
    onError: () => showToast({ ...feedbackText.csvFailed, destructive: true }),
  });
  return (
    <Button small busy={isPending} onClick={() => mutate()}>
      <Icon name="download" />
      {feedbackText.csv}
    </Button>
  );
}
