import { copyText } from '../../lib/clipboard.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './desk.module.css';
import { phoneText } from './text.ts';

/** Opens the user's own apps with the same words for everyone. */
export function PhoneButtons({ message }: { readonly message: string }) {
  const words = encodeURIComponent(message);
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={styles.phones}>
      <a className={buttonClass({})} href={`sms:?&body=${words}`}>
        <Icon name="message" />
        {phoneText.text}
      </a>
      <a className={buttonClass({})} href={`https://wa.me/?text=${words}`} target="_blank" rel="noopener noreferrer">
        <Icon name="message" />
        {phoneText.whatsApp}
      </a>
      {canShare ? (
        // A person who closes the sheet has decided against it.
        <Button onClick={() => void navigator.share({ text: message }).catch(() => undefined)}>
          <Icon name="share" />
          {phoneText.share}
        </Button>
      ) : null}
      <CopyMessage message={message} />
    </div>
  );
}

export function CopyMessage({ message }: { readonly message: string }) {
  async function copy() {
    const result = await copyText(message);
    if (result === 'copied') showToast({ title: phoneText.copied });
    else showToast({ title: phoneText.copyFailed, body: message, refused: true });
  }
  return (
    <Button onClick={() => void copy()}>
      <Icon name="copy" />
      {phoneText.copy}
    </Button>
  );
}
