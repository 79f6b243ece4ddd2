import type { Platform } from '../../../contract/analytics.ts';
import { draftText, frameText, platformText } from '../../../contract/customer-text.ts';
import { wizardText } from '../../../contract/wizard-text.ts';
import { useAct } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { WizardBusiness } from './use-wizard-business.ts';

interface PostDialogProps {
  readonly open: boolean;
  readonly business: WizardBusiness;
  /** Not where the text had to be copied by hand. */
  readonly isCopied: boolean;
  readonly onClose: () => void;
}

/** Google and Facebook, the same size; each opens a new tab and counts a click. */
export function PostDialog({ open, business, isCopied, onClose }: PostDialogProps) {
  const google = useAct('POST /api/analytics/google-click/{businessId}');
  const facebook = useAct('POST /api/analytics/facebook-click/{businessId}');
  const count = (click: typeof google) => {
    if (business.id !== null) click.act({ businessId: business.id });
  };
  return (
    <Dialog open={open} onClose={onClose} title={platformText.question}>
      <p className="soft">{isCopied ? platformText.copied : platformText.paste}</p>
      <PlatformLink platform="google" address={business.googleUrl} onOpen={() => count(google)} />
      <PlatformLink platform="facebook" address={business.facebookUrl} onOpen={() => count(facebook)} />
      <p className="soft">{draftText.trueOnly}</p>
      <Button onClick={onClose}>{wizardText.close}</Button>
    </Dialog>
  );
}

interface PlatformLinkProps {
  readonly platform: Platform;
  readonly address: string;
  readonly onOpen: () => void;
}

/** Says where it leads. Only http(s) becomes a link. */
function PlatformLink({ platform, address, onOpen }: PlatformLinkProps) {
  if (!/^https?:\/\/./i.test(address)) return null;
  return (
    <a className="btn plat" href={address} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
      <b aria-hidden="true">{platform === 'google' ? 'G' : 'f'}</b>
      <span>
        {platformText[platform]}
        <small>{new URL(address).host}</small>
      </span>
      <span className="sr">{frameText.newTab}</span>
      <Icon name="external" />
    </a>
  );
}
