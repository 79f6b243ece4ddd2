import type { ThanksPage } from '../../contract/customer-page.ts';
import { Frame } from './Frame.tsx';
import { KeepCode } from './KeepCode.tsx';
import { ThankYou } from './ThankYou.tsx';

/** The answer to a form without script: the code is in this response alone. */
export function PlainThanks({ business, kind, sent, origin }: ThanksPage) {
  const keep = sent.code && <KeepCode code={sent.code} origin={origin} business={business.name} />;
  return (
    <Frame name={business.name} logoUrl={business.logoUrl}>
      <ThankYou {...{ business, kind, sent, keep }} />
    </Frame>
  );
}
