import { useMemo } from 'react';
import { qrModules, qrPath } from '../lib/qr.ts';

interface QrCodeProps {
  readonly address: string;
  readonly label: string;
  /** The quiet zone, in modules. */
  readonly margin: number;
}

export function QrCode({ address, label, margin }: QrCodeProps) {
  const modules = useMemo(() => qrModules(address), [address]);
  const across = modules.length + 2 * margin;
  return (
    <svg className="qr" viewBox={`0 0 ${across} ${across}`} role="img" aria-label={label}>
      <path d={qrPath(modules, margin)} />
    </svg>
  );
}
