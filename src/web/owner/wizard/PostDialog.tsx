import { platformText } from '../../../contract/languages/en/customer.ts';
import { copyText } from '../../../contract/languages/en/review.ts';
import { PlatformLinks } from '../../review/PlatformLinks.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './draft.module.css';
import type { WizardBusiness } from './use-wizard-business.ts';

interface PostDialogProps {
  readonly open: boolean;
  readonly business: WizardBusiness;
  readonly review: string;
  readonly onClose: () => void;
}

export function PostDialog({ open, business, review, onClose }: PostDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={platformText.question}>
      <p className="soft">{copyText.paste}</p>
      <div className={`say ${styles.copied}`} dir="auto">
        {review}
      </div>
      <PlatformLinks business={business} />
      <button type="button" className={`txt ${styles.link}`} onClick={onClose}>
        <Icon name="back" />
        {platformText.backToReview}
      </button>
    </Dialog>
  );
}
