import { useState } from 'react';
import { qrQuietZone } from '../../../contract/constants.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from './desk.module.css';
import { CopyMessage, PhoneButtons } from './PhoneButtons.tsx';
import showing from './show-code.module.css';
import { phoneText } from './text.ts';

interface PhoneRowProps {
  readonly message: string;
  /** Holds no key: a customer may scan it too. */
  readonly phoneAddress: string;
}

export function PhoneRow({ message, phoneAddress }: PhoneRowProps) {
  const [isOpen, setOpen] = useState(false);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <section className={`card ${styles.panel}`}>
      <h2>{phoneText.title}</h2>
      {isTouch ? (
        <PhoneButtons message={message} />
      ) : (
        <div className={styles.phones}>
          <Button onClick={() => setOpen(true)}>
            <Icon name="qr" />
            {phoneText.open}
          </Button>
          <CopyMessage message={message} />
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={phoneText.open}>
        <p>{phoneText.openHint}</p>
        <div className={showing.phoneCode}>
          <QrCode address={phoneAddress} label={phoneText.qr} margin={qrQuietZone} />
        </div>
        <Button onClick={() => setOpen(false)} autoFocus>
          {phoneText.close}
        </Button>
      </Dialog>
    </section>
  );
}
