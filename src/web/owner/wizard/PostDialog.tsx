import { platformText } from '../../../contract/languages/en/customer.ts';
import { copyText } from '../../../contract/languages/en/review.ts';
import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { PlatformLinks } from '../../review/PlatformLinks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { WizardBusiness } from './use-wizard-business.ts';

interface PostDialogProps {
  readonly open: boolean;
  readonly business: WizardBusiness;
  readonly isCopied: boolean;
  readonly onClose: () => void;
}

export function PostDialog({ open, business, isCopied, onClose }: PostDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={platformText.question}>
      <p className="soft">
        {isCopied && wizardText.textCopied} {copyText.paste}
      </p>
      <PlatformLinks business={business} />
      <Button onClick={onClose}>{wizardText.close}</Button>
    </Dialog>
  );
}
