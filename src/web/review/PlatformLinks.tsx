import type { ReactNode, Ref } from 'react';
import type { ReviewLink } from '../../contract/businesses/review-links.ts';
import type { PageBusiness } from '../../contract/customer-page.ts';
import { draftText, frameText } from '../../contract/languages/en/customer.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { countClick } from './count-click.ts';

export interface LinkProps {
  /** Without an id, clicks are not counted. */
  readonly business: Pick<PageBusiness, 'links'> & { readonly id: number | null };
}

interface PlatformLinkProps {
  readonly businessId: number | null;
  readonly link: ReviewLink;
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly children: ReactNode;
}

/** Only http(s) becomes a link. */
export function PlatformLink({ businessId, link: { platform, address }, className, ref, children }: PlatformLinkProps) {
  if (!/^https?:\/\/./i.test(address) || !URL.canParse(address)) return null;
  return (
    <a
      ref={ref}
      className={className}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => businessId !== null && countClick(platform, businessId)}
    >
      {children}
      <span className="sr">{frameText.newTab}</span>
      {className && <BasicIcon name="external" />}
    </a>
  );
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

interface PlatformLinksProps extends LinkProps {
  readonly linkRef?: Ref<HTMLAnchorElement>;
}

export function PlatformLinks({ business: { id, links }, linkRef }: PlatformLinksProps) {
  return (
    <>
      <div className="plats">
        {links.map((link) => (
          <PlatformLink key={link.platform} ref={linkRef} businessId={id} link={link} className="btn plat">
            <b aria-hidden="true">{link.letter}</b>
            <span>
              {link.label}
              <small>{hostOf(link.address)}</small>
            </span>
          </PlatformLink>
        ))}
      </div>
      <p className="soft">{draftText.trueOnly}</p>
    </>
  );
}
