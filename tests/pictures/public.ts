import type { Picture } from '../screens.ts';

/** Screens for signed-out visitors. */
export const pictures: readonly Picture[] = [
  { name: 'landing', open: (page) => page.goto('/landing') },
  { name: 'how-to', open: (page) => page.goto('/how-to') },
  { name: 'privacy', open: (page) => page.goto('/privacy') },
  { name: 'terms', open: (page) => page.goto('/terms') },
  { name: 'not-found', open: (page) => page.goto('/no-such-screen') },
  { name: 'auth-register', open: (page) => page.goto('/auth?register=true') },
  { name: 'auth-verify', open: (page) => page.goto('/auth?verify=true') },
  { name: 'auth-login', open: (page) => page.goto('/auth?login=true') },
  { name: 'auth-reset', open: (page) => page.goto('/auth?reset=0123456789') },
  { name: 'reset-password-no-token', open: (page) => page.goto('/reset-password') },
  { name: 'wizard', open: (page) => page.goto('/review-wizard') },
];
