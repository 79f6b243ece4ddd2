import { expect, test } from '@playwright/test';
import { crashes, runCrashTest } from './crashes.ts';

test('IN-15 nothing acknowledged is lost or doubled when the product or PostgreSQL is killed', async () => {
  test.setTimeout(240_000);
  // Side by side, because most of the time is waiting for the leases of emails that a killed product held.
  const runs = crashes.map(async (crash) => {
    const { lost, doubled, emails } = await runCrashTest(crash, { rounds: 2, acknowledgedPerRound: 50 });
    return { crash, lost, doubled, emails };
  });
  expect(await Promise.all(runs)).toEqual(crashes.map((crash) => ({ crash, lost: [], doubled: [], emails: [] })));
});
