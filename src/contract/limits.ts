/** The product's numbers. Seconds and bytes unless the name says otherwise. Source: spec section 9 and the server's rules. */

export const appVersion = '1.0.2';
/** Spec 9: exactly four sentiments. */
export const sentimentsRequired = 4;
/** Spec 9: letters of a custom sentiment and of a thanked name. */
export const sentimentMax = 40;
export const thankMax = 40;
/** Spec 9: minimum of name, nickname, city, state and contact name. */
export const nameMin = 2;
export const passwordMin = 8;
export const passwordMax = 256;
export const codeLength = 6;
export const emailMax = 254;
/** Most letters of a person's, business's or place's name. */
export const nameMax = 120;
export const urlMax = 2048;
export const phoneMax = 40;
export const feedbackNameMax = 100;
export const feedbackMin = 10;
export const feedbackMax = 5000;
export const reviewMax = 2000;
/** Spec 9: 3 MB logo, shown at 180x90, kept at twice that. */
export const logoBytesMax = 3_145_728;
export const logoWidth = 180;
export const logoHeight = 90;
export const logoPixelsMax = 16_000_000;
export const categoriesMax = 3;
export const keywordsPerCategory = 6;
export const keywordsMax = categoriesMax * keywordsPerCategory;
export const keywordMax = 160;
export const slugMin = 3;
export const slugMax = 60;
/** Spec 9: QR image width in pixels, margin in modules. */
export const qrWidth = 300;
export const qrMargin = 2;
/** Spec 9: rows per page in the admin lists. */
export const pageSizes = [10, 25, 50, 100] as const;
export const pageSizeDefault = 10;
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
export const toastSwipe = 50;
export const toastHotkey = 'F8';
export const toastRemovalDelay = 1_000_000;

/** Spec 9: data fetching, milliseconds. */
export const queryRetries = 3;
export const mutationRetries = 2;
export const queryStale = 60_000;
export const userStale = 300_000;
export const retryDelayMin = 1000;
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
  /** Of an open registration and of the cookie of its browser. */
  registrationLifetime: 7 * 86_400,
} as const;

/** Bodies, in bytes. */
export const bodyMax = 100_000;
export const logoBodyMax = 4_500_000;
export const idempotencyKeyMax = 255;
/** Hours that an answer is kept for replay. */
export const idempotencyHours = 24;
export const businessesPerOwner = 10_000;

/** Requests per minute and address that one node accepts at all. */
export const floodReads = 600;
export const floodWrites = 300;
