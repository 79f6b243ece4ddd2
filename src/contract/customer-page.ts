import type { Business } from './businesses/calls.ts';
import type { ReviewLink } from './businesses/review-links.ts';
import type { FeedbackMessage } from './feedback/calls.ts';
import type { CustomerConversation } from './feedback/replies.ts';
import type { Installation } from './installation.ts';
import type { FirstLine, GeneratedDraft, Mark } from './reviews/calls.ts';

export type BusinessKind = 'practice' | 'business';

export interface PageBusiness extends Pick<Business, 'id' | 'slug' | 'name' | 'logoUrl'> {
  readonly links: readonly ReviewLink[];
}

export type PageProduct = Pick<Installation, 'productName' | 'howToVideoUrl' | 'gatewayHeader'>;

/** What a customer can choose from. */
export interface Offer {
  readonly sentiments: readonly string[];
  /** In the order of `sentiments`. */
  readonly ids: readonly string[];
  readonly conflicts: readonly (readonly [string, string])[];
  /** Ids. */
  readonly critical: readonly string[];
  readonly line: FirstLine;
}

export interface LivePage extends Offer {
  readonly view: 'flow' | 'shield';
  readonly product: PageProduct;
  readonly business: PageBusiness;
  readonly kind: BusinessKind;
}

export interface FailedFormPage {
  readonly view: 'form';
  readonly product: PageProduct;
  readonly business: PageBusiness;
  readonly kind: BusinessKind;
  readonly typed: Partial<FeedbackMessage>;
  readonly fields: Partial<FeedbackMessage>;
  /** An error that belongs to no field. */
  readonly error: string | null;
}

export interface NoticePage {
  readonly view: 'inactive' | 'missing' | 'busy';
  readonly product: PageProduct;
  readonly name: string | null;
}

export interface ConfirmPage {
  readonly view: 'confirm';
  readonly product: PageProduct;
  readonly state:
    | { readonly is: 'asked'; readonly business: string; readonly email: string; readonly token: string }
    | { readonly is: 'confirmed'; readonly business: string; readonly email: string }
    | { readonly is: 'expired' };
}

/** What the customer gets for private feedback. */
export interface SentFeedback {
  readonly code?: string | undefined;
  /** Working days; null when the business shows no promise. */
  readonly replyDays?: number | null | undefined;
}

/** The answer to a form without script. */
export interface ThanksPage {
  readonly view: 'thanks';
  readonly product: PageProduct;
  readonly business: PageBusiness;
  readonly kind: BusinessKind;
  readonly sent: SentFeedback;
  readonly origin: string;
}

/** What a form of the reply page does. */
export const replyDeeds = ['write', 'settle', 'unsettle', 'delete'] as const;
export type ReplyDeed = (typeof replyDeeds)[number];

export interface ReplyPage {
  readonly view: 'reply';
  readonly product: PageProduct;
  readonly business: PageBusiness;
  readonly kind: BusinessKind;
  readonly conversation: Pick<
    CustomerConversation,
    'code' | 'message' | 'createdAt' | 'settled' | 'wroteLast' | 'entries' | 'messagesLeft'
  >;
  readonly isActive: boolean;
  readonly timeZone: string;
  /** Sent with each form, so that a second tap changes nothing. */
  readonly formKey: string;
  readonly typed: string;
  readonly error: string | null;
}

/** `/reply`, and what remains of a conversation that is gone. */
export interface ReplyNoticePage {
  readonly view: 'reply-enter' | 'reply-gone' | 'reply-removed' | 'reply-blocked';
  readonly product: PageProduct;
  readonly typed: string;
  readonly error: string | null;
  readonly keepDays: number;
}

/** What a link to stop emails would stop. Addresses are masked. */
export type UnsubscribeQuestion =
  | {
      readonly emails: 'invitations';
      /** `null` if it was deleted meanwhile. */
      readonly business: string | null;
      readonly kind: BusinessKind;
      /** `null` if the address was erased meanwhile. */
      readonly email: string | null;
    }
  | { readonly emails: 'monday'; readonly email: string };

export interface UnsubscribePage {
  readonly view: 'unsubscribe';
  readonly product: PageProduct;
  readonly state:
    | { readonly is: 'asked'; readonly question: UnsubscribeQuestion; readonly token: string }
    | { readonly is: 'done'; readonly question: UnsubscribeQuestion }
    | { readonly is: 'unknown' };
}

export type CustomerPage =
  | LivePage
  | FailedFormPage
  | NoticePage
  | ConfirmPage
  | ThanksPage
  | ReplyPage
  | ReplyNoticePage
  | UnsubscribePage;

/** Words that were tapped are `strong`; their `stronger` is what stood there before. */
export interface ShownMark extends Mark {
  readonly strong?: boolean;
}

/** Edited and own texts have no marks. */
export interface Draft extends Pick<GeneratedDraft, 'review'>, Partial<Omit<GeneratedDraft, 'review' | 'marks'>> {
  readonly marks: readonly ShownMark[];
  readonly own?: boolean;
  readonly edited?: boolean;
}

/** The content security policy allows the inline parts by hash. */
export interface RenderedPage {
  readonly html: string;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

/** Pure: the same page gives the same bytes. `script` is the address of the browser's entry. */
export type RenderCustomerPage = (page: CustomerPage, script: string) => RenderedPage;
