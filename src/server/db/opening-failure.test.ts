import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { openingFailure } from './opening-failure.ts';

const dataDir = tmpdir();

it('names a full disk at the first start and at later ones', () => {
  for (const wasThere of [false, true])
    expect(openingFailure({ errno: 51 }, dataDir, wasThere).message).toBe(
      `The disk is full: there is no room for a database in ${dataDir}. Nothing that was acknowledged is lost. Make room and start again.`,
    );
});

it('calls no other failure a full disk', () => {
  const failure = Object.assign(new Error('FS error'), { errno: 52 });
  expect(openingFailure(failure, dataDir, false)).toBe(failure);
  expect(openingFailure(failure, dataDir, true).message).toContain(`The database in ${dataDir} is damaged`);
});
