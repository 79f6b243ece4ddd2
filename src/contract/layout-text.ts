/** Header, footer, side menu and the screens around all others. Spec 2. */
export const layoutText = {
  skip: 'Skip to content',
  dashboard: 'My Dashboard',
  setup: 'Business Setup',
  admin: 'Admin',
  home: 'Home',
  login: 'Login',
  register: 'Register',
  logout: 'Logout',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  signedInAs: 'Signed in as',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  quickLinks: 'Quick Links',
  quickDashboard: 'Dashboard',
  contact: 'Contact Us',
  legal: 'Legal',
  account: 'Account',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  tagline: (product: string) =>
    `${product} generates AI-optimized reviews tailored to your business to improve your online reputation.`,
  production: 'PRODUCTION',
  development: 'DEVELOPMENT MODE',
  checking: 'Checking your login',
  loading: 'Loading',
  brokenTitle: 'This screen could not be loaded',
  brokenBody: 'Please check your connection and try again.',
  reload: 'Reload',
  notFoundTitle: 'Page not found',
  notFoundBody: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  notFoundHome: 'Go to the start page',
} as const;

/** Toasts of signing out. Spec 8. */
export const logoutToasts = {
  done: { title: 'Logged Out', body: 'You have been successfully logged out.' },
  failed: 'Logout Failed',
} as const;
