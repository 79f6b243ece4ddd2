import type { ReactNode } from 'react';
import type { Platform } from '../../contract/analytics.ts';
import type { PageBusiness } from '../../contract/customer-page.ts';
import { draftText, feedbackText, frameText, platformText } from '../../contract/customer-text.ts';
import { gatewayHeader } from '../lib/call.ts';
import { Icon } from './Icon.tsx';

/** Tells the server of a click without holding up the link. A failure is nobody's business. */
function countClick(platform: Platform, businessId: number): void {
  const address = `/api/analytics/${platform}-click/${businessId}`;
  // Empty; a beacon has its type from here.
  const body = new Blob([], { type: 'application/json' });
  const headers = gatewayHeader();
  // A beacon carries no header.
  if (!headers && navigator.sendBeacon?.(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true, ...(headers ? { headers } : {}) }).catch(() => undefined);
}

export interface LinkProps {
  readonly business: Pick<PageBusiness, 'id' | 'googleUrl' | 'facebookUrl'>;
  readonly platform: Platform;
}

/** The platform's address; null unless it is http(s), whatever was stored. */
const addressOf = ({ business, platform }: LinkProps): string | null => {
  const address = platform === 'google' ? business.googleUrl : business.facebookUrl;
  return address && /^https?:\/\/./i.test(address) ? address : null;
};

/** A counted link to a platform, in a tab of its own. */
function PlatformLink({ className, children, ...props }: LinkProps & { className?: string; children: ReactNode }) {
  const address = addressOf(props);
  if (!address) return null;
  return (
    <a
      className={className}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => countClick(props.platform, props.business.id)}
    >
      {children}
      <span className="sr">{frameText.newTab}</span>
      {className && <Icon name="away" />}
    </a>
  );
}

/** One platform, the same everywhere; says where it leads. */
function PlatformButton(props: LinkProps) {
  const { platform } = props;
  const address = addressOf(props);
  return (
    address && (
      <PlatformLink {...props} className="btn plat">
        <b aria-hidden="true">{platform === 'google' ? 'G' : 'f'}</b>
        <span>
          {platformText[platform]}
          <small>{new URL(address).host}</small>
        </span>
      </PlatformLink>
    )
  );
}

/** The public links, in the same size and order on every path. */
export function PlatformLinks({ business }: Pick<LinkProps, 'business'>) {
  return (
    <>
      <div className="plats">
        <PlatformButton business={business} platform="google" />
        <PlatformButton business={business} platform="facebook" />
      </div>
      <p className="soft">{draftText.trueOnly}</p>
    </>
  );
}

/** Below the private form: the public way stands open too. */
export function PublicToo({ business }: Pick<LinkProps, 'business'>) {
  return (
    <div className="public">
      <h2>{feedbackText.or}</h2>
      <p className="soft">
        {feedbackText.both}
        <PlatformLink business={business} platform="google">
          {feedbackText.clickHere}
        </PlatformLink>
        {feedbackText.orButton}
      </p>
      <PlatformLinks business={business} />
    </div>
  );
}
