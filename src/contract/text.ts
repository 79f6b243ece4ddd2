/** One export per group that a screen or a call uses, so that each loads its own sentences alone. */

export const rules = {
  nameMax: 'Please use 120 characters or fewer',
  businessName: 'Business name must be at least 2 characters',
  nickname: 'Nickname must be at least 2 characters',
  url: 'Please enter a valid URL',
  city: 'City name must be at least 2 characters',
  state: 'State name must be at least 2 characters',
  email: 'Please enter a valid email',
  contactName: 'Contact name must be at least 2 characters',
  primaryCategory: 'Primary category is required',
  category: 'Please choose a category from the list',
  categories: 'You can choose up to three categories',
  timeZone: 'Please choose a time zone from the list',
  color: 'Please choose a color',
  replyDays: 'Please choose 1 to 5 working days',
  keyword: 'A keyword phrase has 1 to 160 characters',
  keywords: 'A business can have up to 18 keyword phrases',
  passwordRequired: 'Password is required',
  passwordRequiredOld: 'Please enter your password',
  nameRequired: 'Name is required',
  nameRequiredOld: 'Please enter your name',
  passwordMin: 'Password must be at least 8 characters',
  passwordMax: 'Password must be at most 256 characters',
  passwordCommon: 'This password is too common. Please choose another.',
  confirmPassword: 'Please confirm your password',
  passwordsDiffer: "Passwords don't match",
  codeLength: 'Verification code must be 6 digits',
  codeDigits: 'Verification code must contain only digits',
  codeRequiredOld: 'Please enter the verification code',
  resetCodeLength: 'Reset code must be 6 characters',
  resetLinkInvalid: 'Invalid reset link. Please request a new password reset email.',
} as const;

export const sentimentRules = {
  four: 'Please select four sentiments',
  thanks: 'Please use only letters, spaces, apostrophes, and hyphens',
  detail: 'Please use 120 characters or fewer',
} as const;

export const wordsRules = {
  nothing: 'Please use a word or two.',
  address: 'Please leave out links, addresses and numbers to call.',
  symbols: 'Please use plain words without symbols.',
  orders: 'Please describe your own experience in a few words.',
  swearing: 'Please choose words that a review page would print.',
  unfit: 'Please describe your experience without this.',
  paid: 'Reviews that were paid for are not allowed on Google. Please leave this out, or write to the business.',
} as const;

export const logoText = {
  wrongType: { title: 'Invalid file type', body: 'Please upload an image file' },
  tooLarge: { title: 'File too large', body: 'Logo image must be less than 3MB' },
} as const;

export const logoRules = {
  pixels: 'Logo image must have at most 4 megapixels, such as 2000 by 2000 pixels',
  costlyPixels: 'A GIF, interlaced or 16-bit logo image must have at most 1 megapixel, such as 1000 by 1000 pixels',
} as const;

export const errorMessages = {
  signedOut: 'Please log in to continue.',
  otherUser: 'Someone else is signed in on this browser now. Nothing was changed.',
  adminsOnly: 'Administrators only.',
  notFound: 'Not found',
  businessNotFound: 'Business not found',
  userNotFound: 'User not found',
  feedbackNotFound: 'Feedback not found',
  invalid: 'Please check what you entered.',
  foreignOrigin: 'This request came from another site.',
  foreignHost: 'This installation answers at localhost only.',
  jsonOnly: 'Please send JSON.',
  tooLarge: 'This is too large. Please shorten it and try again.',
  methodNotAllowed: 'This address does not support that method.',
  keyReused: 'This Idempotency-Key was used for another request.',
  tooMany: 'Too many requests. Please try again later.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  tooManyDownloads: 'Too many downloads. Please try again later.',
  tooManyMessages: 'Too many messages. Please try again later.',
  tooSlow: 'Your connection was too slow. Please try again.',
  busy: 'The service is busy. Please try again in a moment.',
  databaseAway: 'The database is unreachable or takes no writes.',
  badLogin: 'Invalid email or password',
  unverified: 'Please verify your email before logging in.',
  deactivated: 'This account has been deactivated.',
  badCode: 'Invalid or expired verification code',
  resetLinkFailed: 'Failed to reset password. The reset link may have expired.',
  resetCodeFailed: 'Failed to reset password. Please check your code and try again.',
  businessLimit: 'Business limit reached',
  confirmationJustSent: 'We sent this email a moment ago. Please wait a minute before you send it again.',
  confirmationsToday: 'No more confirmation emails can be sent today. Please try again tomorrow.',
  confirmationLink: 'This link no longer works.',
  inactive: 'This business is currently inactive.',
  generateFailed: 'There was a problem creating your review. Please try again.',
  adminSelfDeactivate: 'Administrators cannot deactivate their own account',
  onlyOneself: 'You can only deactivate your own account',
  ownDelete: 'You cannot delete your own account',
  ownDeactivate: 'You cannot deactivate your own account',
  ownRole: 'You cannot change your own role',
  roleUnverified: 'This user has not verified their email address yet',
  lastAdmin: 'At least one active administrator is required',
} as const;

export const accountReplies = {
  registered: 'Please check your email to verify your account.',
  verified: 'Your email has been verified successfully. You can now log in.',
  resetSent: 'If an account exists for that address, we have sent password reset instructions.',
  resetDone: 'Your password has been reset. You can now log in.',
  codeAskedAgo: (seconds: number) =>
    `You asked for a code ${Math.max(1, seconds)} ${seconds > 1 ? 'seconds' : 'second'} ago. It can take a minute to arrive; please look in your spam folder too.`,
} as const;
