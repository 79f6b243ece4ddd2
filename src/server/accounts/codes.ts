import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '../../contract/constants.ts';
import { codeAlphabet } from '../../contract/feedback/reply-code.ts';

type CodePurpose = 'verify' | 'reset';

export const makeVerificationCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

export const makeResetCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(32)]).join('');

/** Codes are short, so the hash needs the server key: a stolen table alone reveals no code. */
export const codeHash = (key: Buffer, purpose: CodePurpose, rowId: string, code: string): string =>
  createHmac('sha256', key).update(`${purpose}:${rowId}:${code.toUpperCase()}`).digest('base64url');

export const isCode = (key: Buffer, purpose: CodePurpose, rowId: string, typed: string, stored: string): boolean =>
  isEqualSecret(codeHash(key, purpose, rowId, typed), stored);

export function isEqualSecret(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export const makeRowId = (): string => randomBytes(16).toString('base64url');
