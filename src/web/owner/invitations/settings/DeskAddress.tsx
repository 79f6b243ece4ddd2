import { qrQuietZone } from '../../../../contract/constants.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { CopyLink } from '../../../ui/CopyLink.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { showToast } from '../../../ui/toast.ts';
import { desksText as text } from '../settings-text.ts';
import styles from './settings.module.css';

interface DeskAddressProps {
  readonly name: string;
  readonly address: string;
  readonly onDone: () => void;
}

export function DeskAddress({ name, address, onDone }: DeskAddressProps) {
  return (
    <div className={styles.withCode}>
      <QrCode address={address} label={text.shown.qr(name)} margin={qrQuietZone} />
      <CopyLink
        address={address}
        text={text.shown.copy}
        onFail={() => showToast({ title: text.copyFailed, body: address, refused: true })}
      />
      <div className="row">
        <a className={buttonClass({ small: true })} href={address} target="_blank" rel="noopener noreferrer">
          {text.shown.open}
        </a>
        <Button small onClick={onDone}>
          {text.shown.done}
        </Button>
      </div>
    </div>
  );
}
