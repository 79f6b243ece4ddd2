import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { copyText } from '../../lib/clipboard.ts';
import type { TypedText } from '../../lib/typed-text.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Gate } from '../shared/Gate.tsx';
import { noLongerText as text } from './no-longer-text.ts';

interface NoLongerOnTeamProps {
  /** The business. */
  readonly name: string;
  readonly texts: readonly TypedText[];
  readonly onLeave: () => void;
}

/** Takes the place of the screen, and keeps what was typed there. */
export function NoLongerOnTeam({ name, texts, onLeave }: NoLongerOnTeamProps) {
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => setCopied(await copyText(texts.map((one) => one.text).join('\n\n')));
  return (
    <Gate title={text.title}>
      <p>{text.body(name)}</p>
      {texts.length > 0 ? <p>{text.copyIt}</p> : null}
      {texts.map((one) => (
        <FieldFrame key={one.label + one.text} label={one.label || text.yours}>
          {(wiring) => <textarea {...wiring} readOnly value={one.text} />}
        </FieldFrame>
      ))}
      {texts.length > 0 ? (
        <Button primary onClick={() => void copy()}>
          <Icon name={copied === 'copied' ? 'tick' : 'copy'} />
          {copied === 'copied' ? text.copied : text.copy}
        </Button>
      ) : null}
      <p className="cap" role="status">
        {copied === 'failed' ? text.copyFailed : ''}
      </p>
      <Link className={buttonClass({ primary: texts.length === 0 })} href={paths.dashboard} onClick={onLeave}>
        {text.others}
      </Link>
    </Gate>
  );
}
