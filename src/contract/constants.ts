/** Durations in the browser (timings, toasts, queries) are milliseconds; those of sessions and codes are seconds. */

/** Not the release: requirement L-34 fixes it. */
export const appVersion = '1.0.2';
export const releaseVersion = '1.2.0';
export const sentimentsRequired = 4;
export const sentimentMax = 40;
export const detailMax = 120;
export const thankMax = 40;
export const nameMin = 2;
export const passwordMin = 8;
/** Hashing more would only cost time. */
export const passwordMax = 256;
export const codeLength = 6;
export const emailMax = 254;
export const nameMax = 120;
export const urlMax = 2048;
export const phoneMax = 40;
export const feedbackNameMax = 100;
export const feedbackMin = 10;
export const feedbackMax = 5000;
export const replyMin = 10;
export const replyMax = 2000;
export const snoozeDaysMax = 90;
export const savedReplyNameMax = 40;
export const savedRepliesMax = 50;
export const repliesMax = 20;
export const notesMax = 100;
export const customerMessagesPerDay = 5;
export const searchMin = 2;
export const searchMax = 100;
export const reviewMax = 2000;
export const logoBytesMax = 3_145_728;
export const logoWidth = 180;
export const logoHeight = 90;
/** A small file can hold an enormous image. */
export const logoPixelsMax = 4_000_000;
/** For GIFs and images that are interlaced or have 16 bits per channel: they need many times the memory. */
export const logoCostlyPixelsMax = 1_000_000;
export const categoriesMax = 3;
const keywordsPerCategory = 6;
export const keywordsMax = categoriesMax * keywordsPerCategory;
export const keywordMax = 160;
export const slugMin = 3;
export const slugMax = 60;
export const qrWidth = 300;
export const qrMargin = 2;
/** In modules, where the screen around the code may be dark. */
export const qrQuietZone = 4;
export const pageSizes = [10, 25, 50, 100] as const;
export const pageSizeDefault = 10;
export const namedBusinessesMax = 100;
export const wholeListMax = 10_000;
export const chartDays = [7, 30, 90] as const;
export const insightsDaysMax = 400;
/** Minimum people for showing shares. */
export const sharesFrom = 20;
/** Visits are published together with those of others, so that no figure is about one person. */
export const fewestTogether = 5;
export const placesMax = 30;
export const placesStoredMax = 300;
export const placeNameMax = 40;
export const placeCodeMin = 2;
export const placeCodeMax = 12;
/** The dashboard shows the first steps of a business for this long. */
export const firstStepsDays = 30;
/** Days without a visit after which a place is reported as unused. */
export const unusedDays = 30;

/** Apart from `timings`, so that the customer's pages load no others. */
export const customerTimings = {
  copyToast: 3000,
  manualCopyToast: 5000,
  reviewUpdatedToast: 2000,
  otherInputFocus: 100,
  lineSettles: 600,
} as const;

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

export const toastDuration = 5000;
export const toastSwipe = 50;
export const toastHotkey = 'F8';
export const toastRemovalDelay = 1_000_000;

export const queryRetries = 3;
export const mutationRetries = 2;
export const queryStale = 60_000;
export const userStale = 300_000;
export const inboxPoll = 4000;
export const deskPoll = 60_000;
/** A front desk that cannot reach the server tries again this often. */
export const deskResend = 5000;
export const deskTimeout = 15_000;
export const undoPeriod = 10_000;
export const retryDelayMin = 1000;
export const retryDelayMax = 30_000;

export const sessions = {
  ownerIdle: 7 * 86_400,
  ownerAbsolute: 30 * 86_400,
  adminIdle: 30 * 60,
  adminAbsolute: 12 * 3600,
  perUser: 10,
  /** Acts that need a confirmation ask again after this. */
  confirmed: 15 * 60,
} as const;

export const signIn = {
  /** From the password to the second step. */
  pendingLifetime: 15 * 60,
  challengeLifetime: 300,
  recoveryCodes: 10,
  recoveryCodeLength: 10,
  passkeysMax: 20,
  lostDeviceHours: 24,
} as const;

export const codes = {
  lifetime: 600,
  attempts: 5,
  resetLinkLifetime: 3600,
  confirmationLifetime: 7 * 86_400,
  registrationLifetime: 7 * 86_400,
} as const;

export const bodyMax = 100_000;
/** A logo of 3 MB in base64, and the fields. */
export const logoBodyMax = 4_500_000;
export const idempotencyKeyMax = 255;
export const idempotencyHours = 24;

/** Both limits are per IP address and node; all of an IPv6 /48 may do what eight addresses may. */
export const readsPerMinute = 600;
export const writesPerMinute = 300;

/** Parts of what the whole installation may do in a day: of one account, and of all accounts that registered in the last days. */
export const dailyShares = { ofAccount: 0.1, ofNewcomers: 0.5, newcomerDays: 30 } as const;
