import { useState } from 'react';
import { qrQuietZone } from '../../../contract/constants.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { CopyMessage, PhoneButtons } from './PhoneButtons.tsx';
import { phoneText } from './text.ts';
import './show-code.css';

interface PhoneRowProps {
  readonly message: string;
  /** Holds no key: a customer may scan it too. */
  readonly phoneAddress: string;
}

export function PhoneRow({ message, phoneAddress }: PhoneRowProps) {
  const [isOpen, setOpen] = useState(false);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <section className="card desk-card">
      <h2>{phoneText.title}</h2>
      {isTouch ? (
        <PhoneButtons message={message} />
      ) : (
        <div className="phones">
          <Button onClick={() => setOpen(true)}>
            <Icon name="qr" />
            {phoneText.open}
          </Button>
          <CopyMessage message={message} />
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={phoneText.open}>
        <p>{phoneText.openHint}</p>
        <div className="phone-code">
          <QrCode address={phoneAddress} label={phoneText.qr} margin={qrQuietZone} />
        </div>
        <Button onClick={() => setOpen(false)} autoFocus>
          {phoneText.close}
        </Button>
      </Dialog>
    </section>
  );
}
