import { expect, test } from '@playwright/test';
import { crashes, strike } from './crashes.ts';

for (const disaster of crashes) {
  test(`nothing acknowledged is lost or doubled: ${disaster}`, async () => {
    test.setTimeout(240_000);
    const found = await strike(disaster, { rounds: 2, acknowledgedPerRound: 50 });
    expect(found.lost).toEqual([]);
    expect(found.doubled).toEqual([]);
    expect(found.emails).toEqual([]);
  });
}
