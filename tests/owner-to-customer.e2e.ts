import { expect, phone, test } from './fixture.ts';
import { walkHappyPath } from './happy-path.ts';
import { codeIn } from './mailbox.ts';

const options = { ...phone, permissions: ['clipboard-read', 'clipboard-write'] };
test.use(options);

test('an owner registers and sets up a business, a customer leaves for Google with a review', async ({
  page,
  context,
  visitor,
  watch,
}) => {
  await walkHappyPath({
    page,
    visitor,
    watch,
    customerOptions: options,
    codeOf: async ({ email }, send) => {
      const preview = context.waitForEvent('page');
      await send();
      const letter = await preview;
      await expect(letter.getByText(email)).toBeVisible();
      const code = codeIn(await letter.locator('body').innerText());
      await letter.close();
      return code;
    },
  });
});
