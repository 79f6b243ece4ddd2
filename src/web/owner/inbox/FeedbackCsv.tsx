import { useMutation } from '@tanstack/react-query';
import { downloadFrom } from '../../lib/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './inbox.module.css';
import { inboxText } from './text.ts';

/** Downloads all businesses when `businessId` is `null`. */
export function FeedbackCsv({ businessId }: { readonly businessId: number | null }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      businessId === null
        ? downloadFrom('GET /api/feedback.csv', '/api/feedback.csv')
        : downloadFrom('GET /api/businesses/{id}/feedback.csv', `/api/businesses/${businessId}/feedback.csv`),
    onError: () => showToast({ ...inboxText.csvFailed, destructive: true }),
  });
  return (
    <Button small className={styles.end} busy={isPending} aria-label={inboxText.csvLabel} onClick={() => mutate()}>
      <Icon name="download" />
      {inboxText.csv}
    </Button>
  );
}
