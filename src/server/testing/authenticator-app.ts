import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(key: string): Buffer {
  const bits = [...key].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 6238 by hand, so that the product's library does not check itself. `when` is in seconds. */
export function appCode(key: string, when = Date.now() / 1000): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(when / 30)));
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The code by another program, where it is installed. */
export function oathtoolCode(key: string, when: number): string | null {
  if (!existsSync('/usr/bin/oathtool')) return null;
  const now = `${new Date(when * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return execFileSync('/usr/bin/oathtool', ['--totp', '--base32', `--now=${now}`, key], { encoding: 'utf8' }).trim();
}
