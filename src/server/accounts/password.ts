import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { rules } from '../../contract/text.ts';
import { busy, invalid } from '../http/app-error.ts';
import { Semaphore } from '../semaphore.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordCost } from './password-cost.ts';

const derive = promisify(argon2);
const hashesAtOnce = 4;
const queueMax = 64;

// Each hash takes 19 MB and a core for a while.
const hashSlots = new Semaphore(hashesAtOnce, queueMax);

const makeNonce = (): Buffer => randomBytes(16);

export const hashPassword = (password: string): Promise<string> => hashWith(makeNonce(), password);

/** With the nonce of another hash, so that one computation finds a secret in a list. */
export const hashLike = (secret: string, stored: string): Promise<string> =>
  hashWith(Buffer.from(stored.split('$')[4] ?? '', 'base64url'), secret);

async function hashWith(nonce: Buffer, password: string): Promise<string> {
  const hash = await hashSlots.run(() => derive('argon2id', { ...passwordCost, message: password, nonce }));
  if (hash === null) throw busy();
  return storedForm(nonce, hash);
}

function storedForm(nonce: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = passwordCost;
  return `argon2id$${memory}$${passes}$${parallelism}$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

const absentHash = storedForm(makeNonce(), randomBytes(passwordCost.tagLength));

/** Takes equal time for an account that does not exist (`stored` is null). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', hash = ''] = (stored ?? absentHash).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const given = await hashSlots.run(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce, 'base64url'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  );
  if (given === null) throw busy();
  return timingSafeEqual(given, expected) && stored !== null;
}

export function assertUncommonPassword(password: string, own: readonly string[]): void {
  const lower = password.toLowerCase();
  if (isCommonPassword(password, own) || own.some((one) => one.toLowerCase() === lower)) {
    throw invalid(rules.passwordCommon, { password: rules.passwordCommon });
  }
}
