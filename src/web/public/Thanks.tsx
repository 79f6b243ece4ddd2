import { type ReactNode, useEffect } from 'react';
import type { LivePage, SentFeedback } from '../../contract/customer-page.ts';
import { shieldText } from '../../contract/languages/en/shield.ts';
import type { ShowToast } from '../review/choices.ts';
import { KeepCode } from './KeepCode.tsx';
import { ThankYou } from './ThankYou.tsx';

interface ThanksProps extends Pick<LivePage, 'business' | 'kind'> {
  readonly sent: SentFeedback;
  readonly showToast: ShowToast;
  /** The toast. */
  readonly children: ReactNode;
}

/** Replaces the form without loading a page, so that the code is in memory alone. */
export function Thanks({ business, kind, sent, showToast, children }: ThanksProps) {
  useEffect(() => {
    const before = document.title;
    document.title = `${business.name}: ${shieldText.sorry}`;
    return () => {
      document.title = before;
    };
  }, [business.name]);
  const keep = sent.code && (
    <KeepCode code={sent.code} origin={location.origin} business={business.name} showToast={showToast} />
  );
  return <ThankYou {...{ business, kind, sent, keep }} toast={children} />;
}
