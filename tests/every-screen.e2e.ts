import { signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';

const screens = [
  '/landing',
  '/how-to',
  '/privacy',
  '/terms',
  '/no-such-screen',
  '/auth',
  '/auth?login=true',
  '/auth?verify=true',
  '/auth?forgot=true',
  '/auth?reset=x',
  '/auth-old',
  '/reset-password',
  '/reset-password?reset=x',
];
for (const [size, viewport] of [
  ['360x740', phone.viewport],
  ['768x1024', { width: 768, height: 1024 }],
  ['1280x800', desktop.viewport],
] as const) {
  test(`nothing is found by axe and nothing overflows at ${size}, light and dark`, async ({ visitor }) => {
    test.slow();
    const page = await visitor({ viewport });
    const look = async (path: string) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    };
    for (const path of screens) await look(path);
    await signUp(page.request, { name: 'R'.repeat(60) });
    await look('/home');
  });
}
