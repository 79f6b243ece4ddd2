import { Link } from 'wouter';
import { qrMargin } from '../../../contract/constants.ts';
import { printPath } from '../../../contract/paths.ts';
import { download } from '../../lib/download.ts';
import { qrPng } from '../../lib/qr.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { showToast } from '../../ui/toast.ts';
import { qrText } from './text.ts';

interface QrBoxProps {
  readonly businessId: number;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
}

export function QrBox({ businessId, slug, name, address }: QrBoxProps) {
  async function save() {
    try {
      download(await qrPng(address), `${slug}.png`);
      showToast(qrText.done);
    } catch {
      showToast({ ...qrText.failed, destructive: true });
    }
  }

  return (
    <div className="qrbox">
      <QrCode address={address} label={qrText.label(name)} margin={qrMargin} />
      <div className="qr-acts">
        <Tooltip words={qrText.downloadHint}>
          <Button small aria-label={qrText.downloadLabel(name)} onClick={save}>
            <Icon name="download" />
            {qrText.download}
          </Button>
        </Tooltip>
        <Tooltip words={qrText.posterHint}>
          <Link
            className={buttonClass({ small: true })}
            href={printPath(businessId)}
            aria-label={qrText.posterLabel(name)}
          >
            <Icon name="print" />
            {qrText.poster}
          </Link>
        </Tooltip>
      </div>
    </div>
  );
}
