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

/** After private feedback. The public buttons are in view beside the code. */
export function ThankYou({ business, kind, sent, keep, toast }: ThankYouProps) {
  return (
    <>
      <div className="ask">
        <h1 tabIndex={-1}>{shieldText.sorry}</h1>
        <p className="soft">
          {shieldText.reached(business.name)} {sent.replyDays && keepCodeText.promise(sent.replyDays)}
        </p>
      </div>
      <div className="answer">
        <div className="body">
          {keep}
          <PublicAgain business={business} />
          <NextSteps kind={kind} hasCode={sent.code !== undefined} />
          <ReturnLink slug={business.slug} />
        </div>
        {/* Placed over the header, where it covers neither the code nor a platform. */}
        <div className="over">{toast}</div>
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

export function NextSteps({ kind, hasCode = false }: Pick<LivePage, 'kind'> & { readonly hasCode?: boolean }) {
  return (
    <div className="stack">
      <h2>{shieldText.next}</h2>
      <ol>
        <li>{shieldText.reads(kind)}</li>
        <li>{hasCode ? shieldText.answersHere : shieldText.answers}</li>
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
