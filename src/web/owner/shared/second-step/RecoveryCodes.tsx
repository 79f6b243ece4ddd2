import { useState } from 'react';
import { download } from '../../../lib/download.ts';
import { installation } from '../../../lib/installation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { StepHeading } from './StepHeading.tsx';
import css from './second-step.module.css';
import { secondStepText } from './text.ts';

interface RecoveryCodesProps {
  readonly heading?: 'h1' | 'h2';
  readonly codes: readonly string[];
  /** What just changed. Said here, because a toast would cover the codes. */
  readonly note: string;
  readonly onDone: () => void;
}

const { codes: text } = secondStepText;

export function RecoveryCodes({ heading = 'h1', codes, note, onDone }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  const { productName, publicOrigin } = installation;
  const head = text.head(productName, publicOrigin);
  const lines = [head, '', ...codes].join('\n');
  return (
    <section className={`form ${css.sheet}`}>
      <StepHeading as={heading}>{text.title}</StepHeading>
      <p>
        {note} {text.lead} <b>{text.once}</b>
      </p>
      <p className={css.paper}>{head}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`row ${css.keep}`}>
        <CopyButton text={lines} label={text.copy} failed={text.copyFailed} />
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
    </section>
  );
}
