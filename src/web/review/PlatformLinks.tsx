import type { ReactNode } from 'react';
import type { Platform } from '../../contract/analytics.ts';
import type { PageBusiness } from '../../contract/customer-page.ts';
import { draftText, frameText, platformText } from '../../contract/customer-text.ts';
import { gatewayHeader } from '../lib/call.ts';
import { Icon } from './Icon.tsx';

/** Counts a click without delaying the link. Failures are ignored. */
function countClick(platform: Platform, businessId: number): void {
  const address = `/api/analytics/${platform}-click/${businessId}`;
  // An empty body: a beacon takes its content type from the blob.
  const body = new Blob([], { type: 'application/json' });
  const headers = gatewayHeader();
  // Beacons cannot carry headers.
  if (!headers && navigator.sendBeacon?.(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true, ...(headers ? { headers } : {}) }).catch(() => undefined);
}

export interface LinkProps {
  /** Without an id, clicks are not counted. */
  readonly business: Pick<PageBusiness, 'googleUrl' | 'facebookUrl'> & { readonly id: number | null };
  readonly platform: Platform;
}

/** The platform's address; null unless it is http(s). */
const addressOf = ({ business, platform }: LinkProps): string | null => {
  const address = platform === 'google' ? business.googleUrl : business.facebookUrl;
  return address && /^https?:\/\/./i.test(address) ? address : null;
};

/** A link to a platform, in a new tab; its clicks are counted. */
export function PlatformLink({
  className,
  children,
  ...props
}: LinkProps & { className?: string; children: ReactNode }) {
  const address = addressOf(props);
  const { id } = props.business;
  if (!address) return null;
  return (
    <a
      className={className}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => id !== null && countClick(props.platform, id)}
    >
      {children}
      <span className="sr">{frameText.newTab}</span>
      {className && <Icon name="away" />}
    </a>
  );
}

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

/** The same size and order on every path. */
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
