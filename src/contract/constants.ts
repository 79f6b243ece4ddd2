/** The product's numbers. Seconds and bytes unless the name says otherwise. Source: spec section 9 and the server's rules. */

/** The version that every footer shows; the specification fixes it. */
export const appVersion = '1.0.2';
/** The release: that of package.json. */
export const releaseVersion = '1.1.0';
/** Spec 9: exactly four sentiments. */
export const sentimentsRequired = 4;
/** Spec 9: emails of a custom sentiment and of a thanked name. */
export const sentimentMax = 40;
/** Most characters of the customer's own line. */
export const detailMax = 120;
/** Most letters of the name to thank. */
export const thankMax = 40;
/** Spec 9: minimum of name, nickname, city, state and contact name. */
export const nameMin = 2;
/** Fewest characters of a password. */
export const passwordMin = 8;
/** Most characters of a password: hashing more would only cost time. */
export const passwordMax = 256;
/** Digits of a verification code, characters of a reset code. */
export const codeLength = 6;
/** Most characters of an address: RFC 5321. */
export const emailMax = 254;
/** Most letters of a person's, business's or place's name. */
export const nameMax = 120;
/** Most characters of a link. */
export const urlMax = 2048;
/** Most characters of a telephone number. */
export const phoneMax = 40;
/** Most letters of the name under private feedback. */
export const feedbackNameMax = 100;
/** Fewest characters of private feedback. */
export const feedbackMin = 10;
/** Most characters of private feedback. */
export const feedbackMax = 5000;
/** Most characters of a review. */
export const reviewMax = 2000;
/** Spec 9: 3 MB logo, shown at 180x90, kept at twice that. */
export const logoBytesMax = 3_145_728;
/** Pixels that a logo is shown wide. */
export const logoWidth = 180;
/** Pixels that a logo is shown high. */
export const logoHeight = 90;
/** Most pixels of a logo that is read: a small file can hold an enormous picture. */
export const logoPixelsMax = 4_000_000;
/** The same of a GIF, and of a picture that is interlaced or has 16 bits a channel: they take many times the memory. */
export const logoCostlyPixelsMax = 1_000_000;
/** Categories of a business. */
export const categoriesMax = 3;
/** Phrases that each category makes. */
export const keywordsPerCategory = 6;
/** Most phrases of a business. */
export const keywordsMax = categoriesMax * keywordsPerCategory;
/** Most characters of a phrase. */
export const keywordMax = 160;
/** Fewest characters of a page's address. */
export const slugMin = 3;
/** Most characters of a page's address. */
export const slugMax = 60;
/** Spec 9: QR image width in pixels, margin in modules. */
export const qrWidth = 300;
/** Modules of white around the QR code. */
export const qrMargin = 2;
/** Spec 9: rows per page in the admin lists. */
export const pageSizes = [10, 25, 50, 100] as const;
/** Rows per page at first. */
export const pageSizeDefault = 10;
/** Most businesses that the signed-in user's record names. */
export const namedBusinessesMax = 100;
/** Rows of an admin list that is asked for without parameters. */
export const wholeListMax = 10_000;
/** Days that the chart of the dashboard can show. */
export const chartDays = [7, 30, 90] as const;

/** Spec 9, in milliseconds: those of the customer's pages, which carry no other. */
export const customerTimings = {
  copyToast: 3000,
  manualCopyToast: 5000,
  reviewUpdatedToast: 2000,
  otherInputFocus: 100,
} as const;

/** Spec 9, all in milliseconds. */
export const timings = {
  ...customerTimings,
  newBusinessHighlight: 5000,
  copiedIndicator: 2000,
  wizardCopied: 3000,
  successToast: 5000,
  copyFailureToast: 8000,
  emailToast: 15_000,
  verifiedRedirect: 2000,
  resetRedirect: 2000,
  resetPageRedirect: 3000,
  deactivatedRedirect: 2000,
  tooltipDelay: 700,
} as const;

/** Spec 9: toasts. Milliseconds and pixels. */
export const toastDuration = 5000;
/** Pixels to the right that push a message away. */
export const toastSwipe = 50;
/** The key that leads to a message. */
export const toastHotkey = 'F8';
/** So long a closed message is kept. */
export const toastRemovalDelay = 1_000_000;

/** Spec 9: data fetching, milliseconds. */
export const queryRetries = 3;
/** Tries after the first of an act that found no network. */
export const mutationRetries = 2;
/** So long an answer counts as fresh. */
export const queryStale = 60_000;
/** The same of who is signed in. */
export const userStale = 300_000;
/** The pause before the first retry; it doubles. */
export const retryDelayMin = 1000;
/** The longest pause before a retry. */
export const retryDelayMax = 30_000;

/** Sessions, in seconds. */
export const sessions = {
  ownerIdle: 7 * 86_400,
  ownerAbsolute: 30 * 86_400,
  adminIdle: 30 * 60,
  adminAbsolute: 12 * 3600,
  perUser: 10,
} as const;

/** Codes and links. Seconds and attempts. */
export const codes = {
  lifetime: 600,
  attempts: 5,
  openPerAddress: 5,
  resetLinkLifetime: 3600,
  /** Of the link that confirms a feedback address. */
  confirmationLifetime: 7 * 86_400,
  /** Of an open registration and of the cookie of its browser. */
  registrationLifetime: 7 * 86_400,
} as const;

/** Bodies, in bytes. */
export const bodyMax = 100_000;
/** Of a call that carries a logo: 3 MB in base64, and the fields. */
export const logoBodyMax = 4_500_000;
/** Most characters of an `Idempotency-Key`. */
export const idempotencyKeyMax = 255;
/** Hours that an answer is kept for replay. */
export const idempotencyHours = 24;

/** Requests per minute and address that one node accepts at all. */
export const readsPerMinute = 600;
/** The same of requests that write. */
export const writesPerMinute = 300;
