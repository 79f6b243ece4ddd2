/** The addresses that the customer's pages link to, which carry no other. */
export const footPaths = { landing: '/landing', privacy: '/privacy', terms: '/terms' } as const;

/** Every screen address of the product. Source: spec section 2, design section 1. */
export const paths = {
  root: '/',
  ...footPaths,
  home: '/home',
  howTo: '/how-to',
  auth: '/auth',
  authOld: '/auth-old',
  login: '/auth?login=true',
  register: '/auth?register=true',
  verify: '/auth?verify=true',
  forgot: '/auth?forgot=true',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  accountSettings: '/account-settings',
  businessSetup: '/business-setup',
  admin: '/admin',
  wizard: '/review-wizard',
  learnMore: '#learn-more',
  confirmFeedbackEmail: '/confirm-feedback-email',
} as const;

/** The customer's page of a business. */
export const customerPath = (slug: string): string => `/thumbs-up-down/${slug}`;
/** The page after private feedback. */
export const shieldPath = (slug: string): string => `/review-shield/${slug}`;
/** The screen that edits a business. */
export const businessEditPath = (id: number): string => `/business-edit/${id}`;
/** The poster of a business. */
export const posterPath = (id: number): string => `/poster/${id}`;
/** The administrator's view of one user. */
export const userSettingsPath = (userId: number): string => `/account-settings/${userId}`;
/** The reset form that an email's link opens. */
export const resetLinkPath = (token: string): string => `/reset-password?reset=${encodeURIComponent(token)}`;
/** The page that asks an address whether it wants a business's private feedback. */
export const confirmFeedbackLink = (token: string): string =>
  `${paths.confirmFeedbackEmail}?token=${encodeURIComponent(token)}`;
