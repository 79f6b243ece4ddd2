import { createCipheriv, createDecipheriv, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, openSync, readSync, rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config/read-environment.ts';
import { madeAt } from '../db/opening-failure.ts';

export const encryptedSuffix = '.enc';

// AES-256-GCM: magic, salt, nonce, check, time, ciphertext, tag. Salt and nonce are new for each file.
// The check tells another key from a damaged file. The time is that of the name, which a stranger could change.
const magic = Buffer.from('SAYSOBK3');
const saltBytes = 16;
const nonceBytes = 12;
const checkBytes = 16;
const timeBytes = 19;
const tagBytes = 16;
const nonceEnd = magic.length + saltBytes + nonceBytes;
const checkEnd = nonceEnd + checkBytes;
const headEnd = checkEnd + timeBytes;
/** Lengths of the heads, by magic. Older releases wrote heads without a time, and 1.2.0 without a check. */
const headLengths = new Map([
  [String(magic), headEnd],
  ['SAYSOBK2', checkEnd],
  ['SAYSOBK1', nonceEnd],
]);

function keyOf(passphrase: string, salt: Buffer): { key: Buffer; check: Buffer } {
  const derived = scryptSync(passphrase, salt, 32 + checkBytes);
  return { key: derived.subarray(0, 32), check: derived.subarray(32) };
}

export async function encryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const salt = randomBytes(saltBytes);
  const nonce = randomBytes(nonceBytes);
  const { key, check } = keyOf(passphrase, salt);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const head = Buffer.concat([magic, salt, nonce, check, Buffer.from(madeAt(basename(from)))]);
  if (head.length !== headEnd) throw new Error(`${from} has no time in its name.`);
  cipher.setAAD(head);
  await pipeline(
    createReadStream(from),
    async function* (chunks: AsyncIterable<Buffer>) {
      yield head;
      for await (const chunk of chunks) yield cipher.update(chunk);
      yield cipher.final();
      yield cipher.getAuthTag();
    },
    createWriteStream(to, { mode: 0o600, flush: true }),
  );
}

export async function decryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const { size } = statSync(from);
  const head = readAt(from, 0, headEnd);
  const start = headLengths.get(String(head.subarray(0, magic.length)));
  if (start === undefined || size < start + tagBytes) throw new Error(`${from} is not an encrypted backup of Sayso.`);
  const { key, check } = keyOf(passphrase, head.subarray(magic.length, magic.length + saltBytes));
  const hasCheck = start > nonceEnd;
  if (hasCheck && !timingSafeEqual(check, head.subarray(nonceEnd, checkEnd)))
    throw new ConfigError(`${from} was made with another BACKUP_KEY. Set BACKUP_KEY to that one.`);
  const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(magic.length + saltBytes, nonceEnd));
  if (start === headEnd) decipher.setAAD(head);
  decipher.setAuthTag(readAt(from, size - tagBytes, tagBytes));
  const body = createReadStream(from, { start, end: size - tagBytes - 1 });
  await pipeline(body, decipher, createWriteStream(to, { mode: 0o600 })).catch((error: Error) => {
    rmSync(to, { force: true });
    // Failures of the disk name a call of the system.
    if ('syscall' in error) throw error;
    throw new Error(
      `${from} cannot be decrypted: ${hasCheck ? 'it' : 'BACKUP_KEY is not the one it was made with, or the file'} is damaged.`,
    );
  });
}

/** The time in the head; `null` in copies of older releases. Proved only when the file is decrypted. */
export function readTime(file: string): string | null {
  const head = readAt(file, 0, headEnd);
  return head.subarray(0, magic.length).equals(magic) ? String(head.subarray(checkEnd)) : null;
}

function readAt(file: string, position: number, length: number): Buffer {
  const handle = openSync(file, 'r');
  const bytes = Buffer.alloc(length);
  const read = readSync(handle, bytes, 0, length, Math.max(0, position));
  closeSync(handle);
  return bytes.subarray(0, read);
}
