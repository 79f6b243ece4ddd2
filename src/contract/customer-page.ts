import type { Business } from './businesses.ts';
import type { FeedbackMessage } from './feedback.ts';
import type { Installation } from './installation.ts';
import type { ReviewLink } from './review-links.ts';
import type { Mark } from './reviews.ts';

/** What a healthcare business is called in our own sentences; any other trade is a business. */
export type Noun = 'practice' | 'business';

/** A business as the customer's pages show it. */
export interface PageBusiness extends Pick<Business, 'id' | 'slug' | 'name' | 'logoUrl'> {
  readonly links: readonly ReviewLink[];
}

/** What every page shows of its installation. */
export type PageProduct = Pick<Installation, 'productName' | 'howToVideoUrl' | 'gatewayHeader'>;

/** A page that works with script. */
export interface LivePage {
  readonly view: 'flow' | 'shield';
  readonly product: PageProduct;
  readonly business: PageBusiness;
  readonly noun: Noun;
  /** The labels of the picker; empty on the thank-you page. */
  readonly sentiments: readonly string[];
  /** Labels that deny each other on one visit, pair by pair. */
  readonly conflicts: readonly (readonly [string, string])[];
}

/** The feedback form of a page without script, after an error. */
export interface FailedFormPage {
  readonly view: 'form';
  readonly product: PageProduct;
  readonly business: PageBusiness;
  readonly noun: Noun;
  readonly typed: Partial<FeedbackMessage>;
  /** Error message by field. */
  readonly fields: Partial<FeedbackMessage>;
  /** An error that belongs to no field. */
  readonly error: string | null;
}

/** A page that only tells something: a switched-off business, no such address, or a server that is away. */
export interface NoticePage {
  readonly view: 'inactive' | 'missing' | 'busy';
  readonly product: PageProduct;
  /** Null when there is none. */
  readonly name: string | null;
}

/** The page on which an address confirms that it wants a business's feedback. */
export interface ConfirmPage {
  readonly view: 'confirm';
  readonly product: PageProduct;
  readonly state:
    | { readonly is: 'asked'; readonly business: string; readonly email: string; readonly token: string }
    | { readonly is: 'confirmed'; readonly business: string; readonly email: string }
    | { readonly is: 'expired' };
}

/** Everything that a page of the public renderer is made from. */
export type CustomerPage = LivePage | FailedFormPage | NoticePage | ConfirmPage;

/** The customer's text. */
export interface Draft {
  readonly review: string;
  /** Where it says what was chosen; none once it was edited. */
  readonly marks: readonly Mark[];
  /** The customer's own words name a health condition or accuse somebody of a crime. */
  readonly sensitive?: boolean;
  /** Written by the customer from the start. */
  readonly own?: boolean;
  /** Changed by the customer. */
  readonly edited?: boolean;
}

/** A whole HTML document, and what its content security policy has to allow by hash. */
export interface RenderedPage {
  readonly html: string;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

/**
 * The one door between the server and the customer's React pages. `script` is the address of the browser's entry.
 * Pure: the same page gives the same bytes.
 */
export type RenderCustomerPage = (page: CustomerPage, script: string) => RenderedPage;
