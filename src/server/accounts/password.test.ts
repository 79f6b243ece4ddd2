import { argon2 } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

const costOf = ({ memory, passes, parallelism, tagLength, nonce }: Parameters<typeof argon2>[1]) => ({
  memory,
  passes,
  parallelism,
  tagLength,
  nonce: Buffer.byteLength(nonce),
});

it('takes the same work for an unknown account', async () => {
  const hashed = await hashPassword('four green bicycles');
  expect(await isPassword('four green bicycles', hashed)).toBe(true);
  expect(await isPassword('four green bicycles', null)).toBe(false);
  const [made, somebody, nobody] = vi.mocked(argon2).mock.calls.map(([, parameters]) => costOf(parameters));
  expect(nobody).toEqual(somebody);
  expect(nobody).toEqual(made);
  expect(made).toEqual({ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, nonce: 16 });
});
