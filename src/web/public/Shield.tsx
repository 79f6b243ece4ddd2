import { useEffect } from 'react';
import type { LivePage } from '../../contract/customer-page.ts';
import { shieldText } from '../../contract/languages/en/shield.ts';
import { replayTap } from '../lib/click-replay.ts';
import { Frame } from './Frame.tsx';
import { NextSteps, PublicAgain, ReturnLink } from './ThankYou.tsx';

/** The thank-you page opened by its address. Nothing keeps the code, so this page cannot show it again. */
export function Shield({ business, kind }: LivePage) {
  useEffect(replayTap, []);

  return (
    <Frame name={business.name} logoUrl={business.logoUrl}>
      <div className="ask">
        <h1>{shieldText.sorry}</h1>
        <p className="if-unsent">{shieldText.nothing}</p>
        <p className="if-sent">{shieldText.reached(business.name)}</p>
      </div>
      <div className="answer">
        <div className="body">
          <div className="if-sent stack">
            <p className="box">{shieldText.codeShown}</p>
            <NextSteps kind={kind} />
          </div>
          <PublicAgain business={business} />
        </div>
        <div className="dock">
          <ReturnLink slug={business.slug} />
        </div>
      </div>
    </Frame>
  );
}
