import type { ReactNode } from 'react';
import { deskText } from '../../../contract/desk-text.ts';
import { installation } from '../../lib/installation.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import type { Desk } from './use-desk.ts';
import { Why } from './Why.tsx';

interface DeskFrameProps {
  readonly desk?: Pick<Desk, 'businessName' | 'deskName'>;
  readonly children: ReactNode;
}

export function DeskFrame({ desk, children }: DeskFrameProps) {
  return (
    <div className="desk">
      <header className="desk-head">
        <Wordmark name={installation.productName} />
        {desk ? (
          <>
            <h1>{desk.businessName}</h1>
            <span className="soft end">{desk.deskName}</span>
          </>
        ) : null}
      </header>
      {children}
      {desk ? (
        <footer className="desk-foot">
          <span>{deskText.ask}</span>
          <Why />
        </footer>
      ) : null}
    </div>
  );
}
