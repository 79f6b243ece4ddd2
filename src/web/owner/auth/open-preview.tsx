import { authToasts } from '../../../contract/account-text.ts';
import { timings } from '../../../contract/constants.ts';
import { showToast } from '../../ui/toast.ts';

/** On a laptop without mail the email opens in a new tab; the toast links to it, since browsers may refuse the tab. */
export function openPreview(title: string, message: string, address: string): void {
  window.open(address, '_blank', 'noopener');
  showToast({
    title,
    duration: timings.emailToast,
    body: (
      <>
        {message}{' '}
        <a href={address} target="_blank" rel="noopener noreferrer">
          {authToasts.openPreview}
        </a>
      </>
    ),
  });
}
