import { expect, it } from 'vitest';
import { isBackupName, selectExpired } from './retention.ts';

const nameOf = (day: Date) => `sayso-${day.toISOString().slice(0, 10)}T02-30-00Z.backup.gz`;
const daysBefore = (count: number) => new Date(Date.UTC(2026, 10, 22 - count));

it('keeps 7 days and 4 weeks of nightly backups', () => {
  const names = Array.from({ length: 60 }, (_, day) => nameOf(daysBefore(day)));
  const expired = new Set(selectExpired(names));
  // 2026-11-22 is a Sunday: the newest of each week is a Sunday's.
  const kept = [0, 1, 2, 3, 4, 5, 6, 7, 14, 21].map((day) => nameOf(daysBefore(day)));
  expect(names.filter((name) => !expired.has(name))).toEqual(kept);
});

it('keeps the newest of a day, and the last ones however old they are', () => {
  expect(selectExpired(['sayso-2020-01-01T02-30-00Z.backup.gz', 'sayso-2020-01-01T09-00-00Z.backup.gz'])).toEqual([
    'sayso-2020-01-01T02-30-00Z.backup.gz',
  ]);
  expect(selectExpired(['sayso-2020-01-01T02-30-00Z.backup.gz.enc'])).toEqual([]);
});

it('touches no file that the nightly backup did not make', () => {
  for (const name of [
    '2026-11-22T02-30-00-000Z-backup.tar.gz',
    'notes.txt',
    'sayso-2026-11-22T02-30-00Z/../../../escaped.backup.gz',
    'sayso-2026-11-22T02-30-00Z.backup.gz\n',
    'clinic/sayso-2026-11-22T02-30-00Z.backup.gz',
    'sayso-2026-11-22T02-30-00Z.backup.gz.unfinished',
  ])
    expect(isBackupName(name)).toBe(false);
});
