import { useEffect } from 'react';
import type { LivePage } from '../../contract/customer-page.ts';
import { feedbackText } from '../../contract/customer-text.ts';
import { customerPath } from '../../contract/paths.ts';
import { shieldText } from '../../contract/shield-text.ts';
import { replayTap } from '../lib/click-replay.ts';
import { PlatformLinks } from '../review/PlatformLinks.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { Frame } from './Frame.tsx';
import { keepFlow, recallFlow } from './flow.ts';
import { Toast, useToast } from './Toast.tsx';

export function Shield({ business, kind }: LivePage) {
  const { toast, showToast, close } = useToast();
  useEffect(replayTap, []);
  useEffect(() => {
    const flow = recallFlow(business.slug);
    if (!flow?.sent || flow.told) return;
    keepFlow(business.slug, { ...flow, told: true });
    showToast(feedbackText.received);
  }, [business.slug, showToast]);

  return (
    <Frame name={business.name} logoUrl={business.logoUrl}>
      {/* Without script, the address says that feedback was sent. */}
      <i id="sent" />
      <div className="ask">
        <h1>{shieldText.sorry}</h1>
        <p className="if-unsent">{shieldText.nothing}</p>
        <p className="if-sent">{shieldText.reached(business.name)}</p>
      </div>
      <div className="answer">
        <div className="body">
          <div className="if-sent stack">
            <h2>{shieldText.next}</h2>
            <ol>
              <li>{shieldText.reads(kind)}</li>
              <li>{shieldText.answers}</li>
            </ol>
          </div>
          <section className="public">
            <h2>{shieldText.public}</h2>
            <PlatformLinks business={business} />
          </section>
        </div>
        <div className="dock">
          {/* Placed where it covers neither the name nor a platform. */}
          <Toast toast={toast} close={close} />
          <a
            className="btn"
            id="return"
            href={customerPath(business.slug)}
            onClick={(event) => {
              if (history.length < 2) return;
              event.preventDefault();
              history.back();
            }}
          >
            <BasicIcon name="back" />
            {shieldText.back}
          </a>
        </div>
      </div>
    </Frame>
  );
}
