import { expect, phone, test } from './fixture.ts';
import { runHappyPath } from './happy-path.ts';
import { codeIn } from './mailbox.ts';

const options = { ...phone, permissions: ['clipboard-read', 'clipboard-write'] };
test.use(options);

test('an owner registers and sets up a business, a customer leaves for Google with a review', async ({
  page,
  context,
  visitor,
  watch,
}) => {
  await runHappyPath({
    page,
    visitor,
    watch,
    customerOptions: options,
    codeOf: async ({ email }, send) => {
      const preview = context.waitForEvent('page');
      await send();
      const message = await preview;
      await expect(message.getByText(email)).toBeVisible();
      const code = codeIn(await message.locator('body').innerText());
      await message.close();
      return code;
    },
  });
});
