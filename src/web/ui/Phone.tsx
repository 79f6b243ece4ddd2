import { Fragment, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './phone.css';

interface PhoneProps {
  readonly icon: IconName;
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  readonly dock?: ReactNode;
  readonly children: ReactNode;
}

export function Phone({ icon, name, title, hint, dock, children }: PhoneProps) {
  return (
    <div className="mock" aria-hidden="true">
      <div className="mock-top">
        <Icon name={icon} />
        <span>{name}</span>
      </div>
      <div className="mock-body">
        <b className="mock-title">{title}</b>
        {hint ? <p className="soft">{hint}</p> : null}
        {children}
      </div>
      {dock ? <div className="mock-dock">{dock}</div> : null}
    </div>
  );
}

export function PhoneChips({ chips }: { chips: readonly (readonly [string, boolean])[] }) {
  return (
    <div className="chips">
      {chips.map(([label, chosen]) => (
        <span key={label} className={chosen ? 'chip chosen' : 'chip'}>
          {label}
        </span>
      ))}
    </div>
  );
}

export function PhoneTally({ words }: { words: string }) {
  return (
    <p className="tally">
      {[1, 2, 3, 4].map((stroke) => (
        <i key={stroke} className="on" />
      ))}
      <span>{words}</span>
    </p>
  );
}

export function PhoneDraft({ words }: { words: readonly (readonly [string, string])[] }) {
  return (
    <div className="say">
      {words.map(([plain, marked]) => (
        <Fragment key={plain + marked}>
          {plain}
          {marked ? <mark>{marked}</mark> : null}
        </Fragment>
      ))}
    </div>
  );
}
