import { timings } from '../../../contract/constants.ts';
import { showToast } from '../../ui/toast.ts';
import { authToasts } from './text.ts';

/** In development the email opens in a new tab; browsers may block it, so the toast has a link. */
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
