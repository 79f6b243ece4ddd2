import type { ReactNode } from 'react';
import type { LivePage, SentFeedback } from '../../contract/customer-page.ts';
import { keepCodeText } from '../../contract/languages/en/keep-code.ts';
import { shieldText } from '../../contract/languages/en/shield.ts';
import { customerPath } from '../../contract/paths.ts';
import { PlatformLinks } from '../review/PlatformLinks.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { seePublic } from './visit.ts';

interface ThankYouProps extends Pick<LivePage, 'business' | 'kind'> {
  readonly sent: SentFeedback;
  /** The customer's code. */
  readonly keep: ReactNode;
  readonly toast?: ReactNode;
}

/** After private feedback: what happens next, the code that leads back, and the public buttons, all on a phone's first screen. */
export function ThankYou({ business, kind, sent, keep, toast }: ThankYouProps) {
  return (
    <>
      {/* Placed over the header, where it covers neither the name, nor the code, nor a platform. */}
      <div className="over">{toast}</div>
      <div className="ask lean">
        <h1 tabIndex={-1}>{shieldText.sorry}</h1>
        <p className="soft">{shieldText.reached(business.name)}</p>
      </div>
      <div className="answer">
        <div className="body">
          <NextSteps kind={kind} replyDays={sent.replyDays} />
          {keep}
          <PublicAgain business={business} />
          <ReturnLink slug={business.slug} />
        </div>
      </div>
    </>
  );
}

export function PublicAgain({ business }: Pick<LivePage, 'business'>) {
  return (
    <section className="public">
      <h2>{shieldText.public}</h2>
      <PlatformLinks business={business} linkRef={seePublic} />
    </section>
  );
}

export function NextSteps({ kind, replyDays }: Pick<LivePage, 'kind'> & Pick<SentFeedback, 'replyDays'>) {
  return (
    <div className="next stack">
      <h2>{shieldText.next}</h2>
      <ol>
        <li>{shieldText.reads(kind)}</li>
        <li>{shieldText.answers}</li>
        {replyDays && <li>{keepCodeText.promise(replyDays)}</li>}
      </ol>
    </div>
  );
}

export function ReturnLink({ slug }: { slug: string }) {
  return (
    <a
      className="btn"
      id="return"
      href={customerPath(slug)}
      onClick={(event) => {
        if (history.length < 2) return;
        event.preventDefault();
        history.back();
      }}
    >
      <BasicIcon name="back" />
      {shieldText.back}
    </a>
  );
}
