import { type CDPSession, expect, type Page } from '@playwright/test';
import { mailboxes } from './accounts.ts';
import { test as mailed } from './mailed-product.ts';
import { startProduct } from './product.ts';

/** The product at an address with a name: passkeys belong to names. It sends its emails, and counts wrong codes. */
export const test = mailed.extend({
  product: [
    async ({ mailbox }, use) => {
      const env = { RATE_LIMIT_MULTIPLIER: '10' };
      const product = await startProduct({ host: 'localhost', smtpUrl: mailbox.url, env });
      mailboxes.set(product.url, mailbox);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** A built-in authenticator that always recognizes the person. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return cdp;
}

/** It would choose a passkey by autofill before the button is clicked. */
export const forbidAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

/** The key that an authenticator app would scan. */
export const keyOn = async (page: Page): Promise<string> =>
  ((await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');

/** The recovery codes on the screen. */
export async function codesOn(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  return page.locator('li', { hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ }).allTextContents();
}
