/** Seconds and bytes unless the name says otherwise. */

/** The version that every footer shows. */
export const appVersion = '1.0.2';
/** The release: that of package.json. */
export const releaseVersion = '1.1.0';
export const sentimentsRequired = 4;
/** Characters of a custom sentiment. */
export const sentimentMax = 40;
/** Characters of the customer's own line. */
export const detailMax = 120;
export const thankMax = 40;
/** Of name, nickname, city, state and contact name. */
export const nameMin = 2;
export const passwordMin = 8;
/** Hashing more would only cost time. */
export const passwordMax = 256;
/** Digits of a verification code, characters of a reset code. */
export const codeLength = 6;
/** RFC 5321 */
export const emailMax = 254;
/** Of a person, business or place. */
export const nameMax = 120;
export const urlMax = 2048;
export const phoneMax = 40;
export const feedbackNameMax = 100;
export const feedbackMin = 10;
export const feedbackMax = 5000;
export const reviewMax = 2000;
/** 3 MB. Logos are shown at 180x90 and stored at twice that. */
export const logoBytesMax = 3_145_728;
export const logoWidth = 180;
export const logoHeight = 90;
/** A small file can hold an enormous image. */
export const logoPixelsMax = 4_000_000;
/** For GIFs and images that are interlaced or have 16 bits per channel, which need many times the memory. */
export const logoCostlyPixelsMax = 1_000_000;
export const categoriesMax = 3;
export const keywordsPerCategory = 6;
export const keywordsMax = categoriesMax * keywordsPerCategory;
export const keywordMax = 160;
export const slugMin = 3;
export const slugMax = 60;
/** Pixels. */
export const qrWidth = 300;
/** Modules. */
export const qrMargin = 2;
/** Rows per page of the admin lists. */
export const pageSizes = [10, 25, 50, 100] as const;
export const pageSizeDefault = 10;
/** Businesses in the signed-in user's record. */
export const namedBusinessesMax = 100;
/** Rows of an admin list without parameters. */
export const wholeListMax = 10_000;
export const chartDays = [7, 30, 90] as const;

/** Milliseconds. Apart from `timings`, so that the customer's pages load no others. */
export const customerTimings = {
  copyToast: 3000,
  manualCopyToast: 5000,
  reviewUpdatedToast: 2000,
  otherInputFocus: 100,
} as const;

/** Milliseconds. */
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

/** Milliseconds. */
export const toastDuration = 5000;
/** Pixels to the right that dismiss a toast. */
export const toastSwipe = 50;
/** Moves the focus to the toast. */
export const toastHotkey = 'F8';
/** Milliseconds until a dismissed toast is removed. */
export const toastRemovalDelay = 1_000_000;

export const queryRetries = 3;
/** Only without a network. */
export const mutationRetries = 2;
/** Milliseconds. */
export const queryStale = 60_000;
/** Milliseconds, for the signed-in user. */
export const userStale = 300_000;
/** Milliseconds. The delay doubles with each retry. */
export const retryDelayMin = 1000;
/** Milliseconds. */
export const retryDelayMax = 30_000;

/** Seconds, and sessions per user. */
export const sessions = {
  ownerIdle: 7 * 86_400,
  ownerAbsolute: 30 * 86_400,
  adminIdle: 30 * 60,
  adminAbsolute: 12 * 3600,
  perUser: 10,
} as const;

/** Seconds and attempts. */
export const codes = {
  lifetime: 600,
  attempts: 5,
  openPerAddress: 5,
  resetLinkLifetime: 3600,
  confirmationLifetime: 7 * 86_400,
  /** Of a pending registration and of the cookie of its browser. */
  registrationLifetime: 7 * 86_400,
} as const;

export const bodyMax = 100_000;
/** A logo of 3 MB in base64, and the fields. */
export const logoBodyMax = 4_500_000;
/** Characters. */
export const idempotencyKeyMax = 255;
export const idempotencyHours = 24;

/** Per IP address and node. */
export const readsPerMinute = 600;
/** Per IP address and node. */
export const writesPerMinute = 300;
