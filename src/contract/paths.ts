/** Apart from `paths`, so that the customer's pages load no others. */
export const footPaths = {
  landing: '/landing',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
} as const;

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
  security: '/security',
  secondStep: '/sign-in/second-step',
  businessSetup: '/business-setup',
  admin: '/admin',
  wizard: '/review-wizard',
  learnMore: '#learn-more',
  confirmFeedbackEmail: '/confirm-feedback-email',
} as const;

export const customerPath = (slug: string): string => `/thumbs-up-down/${slug}`;
/** What the code of a place leads to. */
export const placeLink = (slug: string, code: string): string => `${customerPath(slug)}?p=${code}`;
export const shieldPath = (slug: string): string => `/review-shield/${slug}`;
/** What the page of a conversation says about the form that was sent. */
export const replyStatusId = 'status';
export const replyEntryPath = '/reply';
export const replyLink = (code: string): string => `/reply/${code}`;
export const invitationLink = (token: string): string => `/i/${token}`;
export const frontDeskPath = (key: string): string => `/desk/${key}`;
/** The front desk in the app, for those who are signed in. */
export const ownDeskPath = (businessId: number): string => frontDeskPath(`business-${businessId}`);
/** The business of such a key; null for the key of a screen. */
export const readOwnDeskKey = (key: string): number | null => Number(/^business-(\d{1,15})$/.exec(key)?.[1]) || null;
export const unsubscribeLink = (token: string): string => `/unsubscribe/${token}`;
export const businessEditPath = (id: number): string => `/business-edit/${id}`;
/** Inbox of one business, or of all. */
export const inboxPath = (businessId?: number): string =>
  `/dashboard?tab=inbox${businessId === undefined ? '' : `&business=${businessId}`}`;
export const inboxMessagePath = (businessId: number, messageId: number): string =>
  `${inboxPath()}&message=${businessId}-${messageId}`;
export const insightsPath = (businessId: number): string => `/dashboard?tab=insights&business=${businessId}`;
export const placesPath = (id: number): string => `/places/${id}`;
/** Prints of one place, or of the business. */
export const printPath = (id: number, placeCode?: string): string =>
  `/print/${id}${placeCode === undefined ? '' : `?place=${placeCode}`}`;
export const invitationsPath = (id: number): string => `/invitations/${id}`;
export const invitationSettingsPath = (id: number): string => `/invitations/${id}/settings`;
/** The front-desk screens, on the page of the invitation settings. */
export const deskScreensPath = (id: number): string => `${invitationSettingsPath(id)}#desks`;
export const invitationListPath = (id: number): string => `/invitations/${id}/list`;
export const deskPhonePath = (slug: string): string => `/desk-phone/${slug}`;
export const joinPath = (token: string): string => `/join/${token}`;
export const teamPath = (id: number): string => `/team/${id}`;
export const teamInvitePath = (id: number): string => `/team/${id}/invite`;
export const teamTransferPath = (id: number): string => `/team/${id}/transfer`;
/** "Who did what". */
export const auditPath = (id: number): string => `/team/${id}/log`;
export const userSettingsPath = (userId: number): string => `/account-settings/${userId}`;
/** Where single sign-on sends the browser back. */
export const singleSignOnReturnPath = '/sign-in/return';
/** After the #, so that no log and no other site sees it. */
export const lostDevicePath = (token: string): string => `/sign-in/lost-device#${token}`;
export const resetLinkPath = (token: string): string => `/reset-password?reset=${encodeURIComponent(token)}`;
export const confirmFeedbackLink = (token: string): string =>
  `${paths.confirmFeedbackEmail}?token=${encodeURIComponent(token)}`;
