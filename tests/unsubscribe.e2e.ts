import { mondayToken } from '../src/server/analytics/monday-unsubscribe.ts';
import { signUp } from './accounts.ts';
import { expect, expectAccessibleInBothThemes, phone, test } from './fixture.ts';
import { testSecret } from './product.ts';

test('MON-9 the Monday email is stopped without script and by keyboard, and on again in the settings', async ({
  page,
  visitor,
}) => {
  await signUp(page.request);
  const user = await (await page.request.get('/api/user')).json();
  const link = `/unsubscribe/${mondayToken(Buffer.from(testSecret), user)}`;
  const reader = await visitor({ ...phone, javaScriptEnabled: false });
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
    /^Stop the Monday email to .{1,3}…@example\.org\?$/,
  );
  await page.goto('/account-settings');
  await expect(page.getByLabel('Monday email')).toBeChecked();
  await reader.getByRole('button', { name: 'Stop this email' }).focus();
  await reader.keyboard.press('Enter');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Done. You won’t get any more.');
  await page.reload();
  await expect(page.getByLabel('Monday email')).toBeEnabled();
  await expect(page.getByLabel('Monday email')).not.toBeChecked();
  await page.getByLabel('Monday email').check();
  await expect(page.getByLabel('Monday email')).toBeEnabled();
  const seen = await visitor(phone);
  for (const path of [link, '/unsubscribe/none']) {
    await seen.goto(path);
    await expectAccessibleInBothThemes(seen);
  }
});
