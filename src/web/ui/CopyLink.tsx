import { useEffect, useState } from 'react';
import { timings } from '../../contract/constants.ts';
import { copyText } from '../lib/clipboard.ts';
import { Icon } from './Icon.tsx';
import { clearFailure } from './toast.ts';

interface CopyLinkProps {
  readonly address: string;
  readonly text: { readonly link: string; readonly copy: string; readonly copied: string };
  readonly onFail: () => void;
}

export function CopyLink({ address, text, onFail }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), timings.copiedIndicator);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if ((await copyText(address)) === 'failed') return onFail();
    clearFailure();
    setCopied(true);
  }

  return (
    <div>
      <p className="label">{text.link}</p>
      <div className="copy-row">
        <span className="whole">
          <bdi>{address}</bdi>
        </span>
        <button type="button" onClick={copy} aria-label={copied ? text.copied : `${text.copy} ${address}`}>
          <Icon name={copied ? 'tick' : 'copy'} />
          {copied ? text.copied : text.copy}
        </button>
      </div>
      <p className="sr" role="status">
        {copied ? text.copied : ''}
      </p>
    </div>
  );
}
