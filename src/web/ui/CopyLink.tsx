import { useCopy } from '../lib/use-copy.ts';
import { Icon } from './Icon.tsx';
import { clearFailure } from './toast.ts';

interface CopyLinkProps {
  readonly address: string;
  readonly text: { readonly link: string; readonly copy: string; readonly copied: string };
  readonly onFail: () => void;
}

export function CopyLink({ address, text, onFail }: CopyLinkProps) {
  const { result, copy } = useCopy();
  const copied = result === 'copied';

  async function act() {
    if ((await copy(address)) === 'failed') return onFail();
    clearFailure();
  }

  return (
    <div>
      <p className="label">{text.link}</p>
      <div className="copy-row">
        <span className="whole">
          <bdi>{address}</bdi>
        </span>
        <button type="button" onClick={act} aria-label={copied ? text.copied : `${text.copy} ${address}`}>
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
