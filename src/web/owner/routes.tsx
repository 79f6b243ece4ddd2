import { paths } from '../../contract/paths.ts';
import type { ScreenPath } from '../../contract/screen-paths.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

/** `user` redirects anonymous visitors to /auth, `admin` redirects owners to /dashboard, `guest` redirects signed-in visitors. */
type Audience = 'anyone' | 'guest' | 'user' | 'admin';

interface Access {
  readonly audience: Audience;
  readonly redirectTo?: string;
}

export interface ScreenRoute extends Access {
  readonly path: string;
  readonly screen: LazyScreen;
}

const landing = lazyScreen(async () => (await import('./landing/Landing.tsx')).Landing);

/** Every address has a screen, and an audience. */
const screens: Readonly<Record<ScreenPath | '*', Access & { readonly screen: LazyScreen }>> = {
  [paths.root]: { audience: 'anyone', redirectTo: paths.dashboard, screen: landing },
  [paths.landing]: { audience: 'anyone', screen: landing },
  [paths.howTo]: { audience: 'anyone', screen: lazyScreen(async () => (await import('./how-to/HowTo.tsx')).HowTo) },
  [paths.home]: { audience: 'user', screen: lazyScreen(async () => (await import('./landing/Home.tsx')).Home) },
  [paths.auth]: {
    audience: 'guest',
    redirectTo: paths.dashboard,
    screen: lazyScreen(async () => (await import('./auth/Auth.tsx')).Auth),
  },
  [paths.authOld]: {
    audience: 'guest',
    redirectTo: paths.root,
    screen: lazyScreen(async () => (await import('./auth/AuthOld.tsx')).AuthOld),
  },
  [paths.resetPassword]: {
    audience: 'anyone',
    screen: lazyScreen(async () => (await import('./auth/ResetPassword.tsx')).ResetPassword),
  },
  '/sign-in/:step': {
    audience: 'anyone',
    screen: lazyScreen(async () => (await import('./auth/second-step/SignIn.tsx')).SignIn),
  },
  [paths.security]: {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./security/Security.tsx')).Security),
  },
  [paths.dashboard]: {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./dashboard/Dashboard.tsx')).Dashboard),
  },
  '/account-settings/:userId?': {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./settings/AccountSettings.tsx')).AccountSettings),
  },
  [paths.businessSetup]: {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./business/BusinessSetup.tsx')).BusinessSetup),
  },
  '/business-edit/:id': {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./business/BusinessEdit.tsx')).BusinessEdit),
  },
  '/places/:id': { audience: 'user', screen: lazyScreen(async () => (await import('./places/Places.tsx')).Places) },
  '/print/:id': { audience: 'user', screen: lazyScreen(async () => (await import('./print/PrintKit.tsx')).PrintKit) },
  [paths.admin]: { audience: 'admin', screen: lazyScreen(async () => (await import('./admin/Admin.tsx')).Admin) },
  '/review-wizard/:slug?': {
    audience: 'anyone',
    screen: lazyScreen(async () => (await import('./wizard/ReviewWizard.tsx')).ReviewWizard),
  },
  '/invitations/:id': {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./invitations/Invitations.tsx')).Invitations),
  },
  '/invitations/:id/settings': {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./invitations/settings/InvitationSettings.tsx')).InvitationSettings),
  },
  '/invitations/:id/list': {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./invitations/list/InviteList.tsx')).InviteList),
  },
  '/desk/:key': {
    audience: 'anyone',
    screen: lazyScreen(async () => (await import('./desk/FrontDesk.tsx')).FrontDesk),
  },
  '/desk-phone/:slug': {
    audience: 'anyone',
    screen: lazyScreen(async () => (await import('./desk/DeskPhone.tsx')).DeskPhone),
  },
  '/team/:id': { audience: 'user', screen: lazyScreen(async () => (await import('./team/Team.tsx')).Team) },
  '/team/:id/invite': { audience: 'user', screen: lazyScreen(async () => (await import('./team/Invite.tsx')).Invite) },
  '/team/:id/transfer': {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./team/TransferOwnership.tsx')).TransferOwnership),
  },
  '/team/:id/log': {
    audience: 'user',
    screen: lazyScreen(async () => (await import('./audit/AuditLog.tsx')).AuditLog),
  },
  '/join/:token': { audience: 'anyone', screen: lazyScreen(async () => (await import('./join/Join.tsx')).Join) },
  [paths.privacy]: {
    audience: 'anyone',
    screen: lazyScreen(async () => (await import('./legal/Privacy.tsx')).Privacy),
  },
  [paths.terms]: { audience: 'anyone', screen: lazyScreen(async () => (await import('./legal/Terms.tsx')).Terms) },
  [paths.accessibility]: {
    audience: 'anyone',
    screen: lazyScreen(async () => (await import('./accessibility/Accessibility.tsx')).Accessibility),
  },
  '*': { audience: 'anyone', screen: lazyScreen(async () => (await import('./not-found/NotFound.tsx')).NotFound) },
};

export const routes: readonly ScreenRoute[] = Object.entries(screens).map(([path, route]) => ({ path, ...route }));

export function routeAt(path: string): ScreenRoute | undefined {
  return routes.find((route) => patternOf(route.path).test(path));
}

function patternOf(path: string): RegExp {
  const pattern = path
    .replace('*', '.*')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`, 'i');
}
