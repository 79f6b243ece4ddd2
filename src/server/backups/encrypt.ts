import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';

export const encryptedSuffix = '.enc';

// AES-256-GCM: magic, salt, nonce, ciphertext, tag. Salt and nonce are new for each file.
const magic = Buffer.from('SAYSOBK1');
const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = magic.length + saltBytes + nonceBytes;

const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase, salt, 32);

export async function encryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const salt = randomBytes(saltBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce);
  const head = Buffer.concat([magic, salt, nonce]);
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
  const head = readAt(from, 0, headBytes);
  if (size < headBytes + tagBytes || !head.subarray(0, magic.length).equals(magic))
    throw new Error(`${from} is not an encrypted backup of Sayso.`);
  const salt = head.subarray(magic.length, magic.length + saltBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), head.subarray(magic.length + saltBytes));
  decipher.setAuthTag(readAt(from, size - tagBytes, tagBytes));
  const unfinished = `${to}.unfinished`;
  try {
    const body = createReadStream(from, { start: headBytes, end: size - tagBytes - 1 });
    await pipeline(body, decipher, createWriteStream(unfinished, { mode: 0o600 }));
    renameSync(unfinished, to);
  } catch {
    rmSync(unfinished, { force: true });
    throw new Error(`${from} cannot be decrypted: BACKUP_KEY is not the one it was made with, or the file is damaged.`);
  }
}

function readAt(file: string, position: number, length: number): Buffer {
  const handle = openSync(file, 'r');
  const bytes = Buffer.alloc(length);
  const read = readSync(handle, bytes, 0, length, Math.max(0, position));
  closeSync(handle);
  return bytes.subarray(0, read);
}
