import { paths, type ScreenPath } from '../../contract/paths.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

/** `user` redirects anonymous visitors to /auth, `admin` redirects owners to /dashboard, `guest` redirects signed-in visitors. */
type Audience = 'anyone' | 'guest' | 'user' | 'admin';

export interface ScreenRoute {
  readonly path: ScreenPath | '*';
  readonly audience: Audience;
  readonly screen: LazyScreen;
  readonly redirectTo?: string;
}

const screens = {
  landing: lazyScreen(async () => (await import('./landing/Landing.tsx')).Landing),
  howTo: lazyScreen(async () => (await import('./how-to/HowTo.tsx')).HowTo),
  home: lazyScreen(async () => (await import('./landing/Home.tsx')).Home),
  auth: lazyScreen(async () => (await import('./auth/Auth.tsx')).Auth),
  authOld: lazyScreen(async () => (await import('./auth/AuthOld.tsx')).AuthOld),
  resetPassword: lazyScreen(async () => (await import('./auth/ResetPassword.tsx')).ResetPassword),
  dashboard: lazyScreen(async () => (await import('./dashboard/Dashboard.tsx')).Dashboard),
  settings: lazyScreen(async () => (await import('./settings/AccountSettings.tsx')).AccountSettings),
  setup: lazyScreen(async () => (await import('./business/BusinessSetup.tsx')).BusinessSetup),
  edit: lazyScreen(async () => (await import('./business/BusinessEdit.tsx')).BusinessEdit),
  places: lazyScreen(async () => (await import('./places/Places.tsx')).Places),
  print: lazyScreen(async () => (await import('./print/PrintKit.tsx')).PrintKit),
  admin: lazyScreen(async () => (await import('./admin/Admin.tsx')).Admin),
  wizard: lazyScreen(async () => (await import('./wizard/ReviewWizard.tsx')).ReviewWizard),
  frontDesk: lazyScreen(async () => (await import('./desk/FrontDesk.tsx')).FrontDesk),
  deskPhone: lazyScreen(async () => (await import('./desk/DeskPhone.tsx')).DeskPhone),
  invitations: lazyScreen(async () => (await import('./invitations/Invitations.tsx')).Invitations),
  inviteList: lazyScreen(async () => (await import('./invitations/list/InviteList.tsx')).InviteList),
  invitationSettings: lazyScreen(
    async () => (await import('./invitations/settings/InvitationSettings.tsx')).InvitationSettings,
  ),
  privacy: lazyScreen(async () => (await import('./legal/Privacy.tsx')).Privacy),
  terms: lazyScreen(async () => (await import('./legal/Terms.tsx')).Terms),
  notFound: lazyScreen(async () => (await import('./not-found/NotFound.tsx')).NotFound),
};

export const routes: readonly ScreenRoute[] = [
  { path: paths.root, audience: 'anyone', screen: screens.landing, redirectTo: paths.dashboard },
  { path: paths.landing, audience: 'anyone', screen: screens.landing },
  { path: paths.howTo, audience: 'anyone', screen: screens.howTo },
  { path: paths.home, audience: 'user', screen: screens.home },
  { path: paths.auth, audience: 'guest', screen: screens.auth, redirectTo: paths.dashboard },
  { path: paths.authOld, audience: 'guest', screen: screens.authOld, redirectTo: paths.root },
  { path: paths.resetPassword, audience: 'anyone', screen: screens.resetPassword },
  { path: paths.dashboard, audience: 'user', screen: screens.dashboard },
  { path: `${paths.accountSettings}/:userId?`, audience: 'user', screen: screens.settings },
  { path: paths.businessSetup, audience: 'user', screen: screens.setup },
  { path: '/business-edit/:id', audience: 'user', screen: screens.edit },
  { path: '/places/:id', audience: 'user', screen: screens.places },
  { path: '/print/:id', audience: 'user', screen: screens.print },
  { path: paths.admin, audience: 'admin', screen: screens.admin },
  { path: `${paths.wizard}/:slug?`, audience: 'anyone', screen: screens.wizard },
  { path: '/invitations/:id', audience: 'user', screen: screens.invitations },
  { path: '/invitations/:id/settings', audience: 'user', screen: screens.invitationSettings },
  { path: '/invitations/:id/list', audience: 'user', screen: screens.inviteList },
  { path: '/desk/:key', audience: 'anyone', screen: screens.frontDesk },
  { path: '/desk-phone/:slug', audience: 'anyone', screen: screens.deskPhone },
  { path: paths.privacy, audience: 'anyone', screen: screens.privacy },
  { path: paths.terms, audience: 'anyone', screen: screens.terms },
  { path: '*', audience: 'anyone', screen: screens.notFound },
];

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
