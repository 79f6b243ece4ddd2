import type { Business } from '../../../contract/businesses/calls.ts';
import { download } from '../../lib/download.ts';
import { qrPng } from '../../lib/qr.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFirstStep } from '../shared/use-first-step.ts';
import styles from './card.module.css';
import { qrText } from './text.ts';

interface DownloadQrProps {
  readonly business: Pick<Business, 'id' | 'slug' | 'role'>;
  readonly name: string;
  readonly address: string;
}

export function DownloadQr({ business, name, address }: DownloadQrProps) {
  const notePrinted = useFirstStep(business, 'printed');
  async function save() {
    try {
      download(await qrPng(address), `${business.slug}.png`);
      notePrinted();
      showToast(qrText.done);
    } catch {
      showToast({ ...qrText.failed, destructive: true });
    }
  }

  return (
    <Tooltip words={qrText.downloadHint}>
      <button type="button" className={styles.action} aria-label={qrText.downloadLabel(name)} onClick={save}>
        {qrText.download}
      </button>
    </Tooltip>
  );
}
