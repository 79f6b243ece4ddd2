import { expect, test } from '@playwright/test';
import { crashes, runCrashTest } from './crashes.ts';

for (const crash of crashes) {
  test(`IN-15 nothing acknowledged is lost or doubled: ${crash}`, async () => {
    test.setTimeout(240_000);
    const found = await runCrashTest(crash, { rounds: 2, acknowledgedPerRound: 50 });
    expect(found.lost).toEqual([]);
    expect(found.doubled).toEqual([]);
    expect(found.emails).toEqual([]);
  });
}
