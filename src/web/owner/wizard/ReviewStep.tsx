import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { timings } from '../../../contract/constants.ts';
import { copyText as copyWords, reviewText } from '../../../contract/languages/en/review.ts';
import { copyText } from '../../lib/clipboard.ts';
import { useGhostClickGuard } from '../../lib/use-ghost-click-guard.ts';
import { ManualCopy } from '../../review/ManualCopy.tsx';
import { showToast } from '../../ui/toast.ts';
import { PostDialog } from './PostDialog.tsx';
import { ReviewView } from './ReviewView.tsx';
import type { WizardBusiness } from './use-wizard-business.ts';
import type { Wizard, WizardAction } from './wizard.ts';

interface ReviewStepProps {
  readonly wizard: Wizard;
  readonly dispatch: (action: WizardAction) => void;
  readonly business: WizardBusiness;
}

export function ReviewStep({ wizard, dispatch, business }: ReviewStepProps) {
  const [dialog, setDialog] = useState<'manual' | 'post' | null>(null);
  const afterManual = useRef<'post' | null>(null);
  useGhostClickGuard(`${dialog} ${wizard.editing}`);

  async function copy(next: 'post' | null): Promise<boolean> {
    if (wizard.text.trim() === '') {
      showToast({ ...reviewText.empty, refused: true });
      return false;
    }
    const copied = (await copyText(wizard.text)) === 'copied';
    afterManual.current = next;
    // The dialog first, so that the toast is above it.
    flushSync(() => {
      setDialog(copied ? next : 'manual');
    });
    showToast(
      copied
        ? { ...copyWords.copied, duration: timings.wizardCopied }
        : { ...copyWords.manual, refused: true, duration: timings.manualCopyToast },
    );
    return copied;
  }

  return (
    <>
      <ReviewView {...{ wizard, dispatch }} copy={() => copy(null)} post={() => void copy('post')} />
      {dialog === 'manual' && <ManualCopy review={wizard.text} done={() => setDialog(afterManual.current)} />}
      <PostDialog open={dialog === 'post'} business={business} review={wizard.text} onClose={() => setDialog(null)} />
    </>
  );
}
