import { createHmac } from 'node:crypto';
import { codeAlphabet, replyCodeLength } from '../../contract/feedback/reply-code.ts';

interface CodedRow {
  readonly id: number;
  readonly contentHash: string;
}

/**
 * Made from the row and the server key, so that an email can carry it although only its hash is stored.
 * The content is part of it: after a restored backup the same id may belong to another message.
 */
export function replyCodeOf(secretKey: Buffer, { id, contentHash }: CodedRow): string {
  const bytes = createHmac('sha256', secretKey).update(`reply code ${id} ${contentHash}`).digest();
  return Array.from(bytes.subarray(0, replyCodeLength), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
}

export const replyCodeHash = (secretKey: Buffer, code: string): string =>
  createHmac('sha256', secretKey).update(`reply code hash ${code}`).digest('base64url');
