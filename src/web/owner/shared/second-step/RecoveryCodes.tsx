import { useState } from 'react';
import { copyText } from '../../../lib/clipboard.ts';
import { download } from '../../../lib/download.ts';
import { installation } from '../../../lib/installation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import css from './second-step.module.css';
import { secondStepText } from './text.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Older codes stopped working. */
  readonly isRenewed: boolean;
  readonly onDone: () => void;
}

const { codes: text } = secondStepText;

export function RecoveryCodes({ codes, isRenewed, onDone }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  const { productName, publicOrigin } = installation;
  const lines = [text.head(productName, publicOrigin), '', ...codes].join('\n');
  const copy = async () =>
    showToast((await copyText(lines)) === 'copied' ? text.copied : { ...text.copyFailed, destructive: true });
  return (
    <section className="card form">
      <h2>{text.title}</h2>
      <p>
        {text.lead} <b>{text.once}</b>
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <Button small onClick={() => void copy()}>
          <Icon name="copy" />
          {text.copy}
        </Button>
        <Button small onClick={() => download(new Blob([lines], { type: 'text/plain' }), text.file(productName))}>
          <Icon name="download" />
          {text.download}
        </Button>
        <Button small onClick={() => print()}>
          <Icon name="print" />
          {text.print}
        </Button>
      </div>
      <label className="checkbox">
        <input type="checkbox" checked={isSaved} onChange={(event) => setSaved(event.currentTarget.checked)} />
        {text.saved}
      </label>
      <div className="row">
        <Button primary disabled={!isSaved} onClick={onDone}>
          {text.done}
        </Button>
      </div>
      {isRenewed ? <p className="hint">{text.old}</p> : null}
    </section>
  );
}
