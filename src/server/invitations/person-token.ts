import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Person {
  readonly businessId: number;
  readonly personHash: string;
}

const businessBytes = 6;
const hashBytes = 16;
const macBytes = 16;

export const tokenPrefix = 'i';

/** In the links of the emails. Made from the person, so that nothing is stored and stopping works forever. */
export function makePersonToken(secretKey: Buffer, { businessId, personHash }: Person): string {
  const named = Buffer.alloc(businessBytes + hashBytes);
  named.writeUIntBE(businessId, 0, businessBytes);
  Buffer.from(personHash, 'base64url').copy(named, businessBytes);
  return tokenPrefix + Buffer.concat([named, macOf(secretKey, named)]).toString('base64url');
}

export function readPersonToken(secretKey: Buffer, token: string): Person | null {
  if (!/^i[\w-]{51}$/.test(token)) return null;
  const bytes = Buffer.from(token.slice(1), 'base64url');
  const named = bytes.subarray(0, businessBytes + hashBytes);
  const mac = bytes.subarray(businessBytes + hashBytes);
  if (mac.length !== macBytes || !timingSafeEqual(mac, macOf(secretKey, named))) return null;
  return {
    businessId: named.readUIntBE(0, businessBytes),
    personHash: named.subarray(businessBytes).toString('base64url'),
  };
}

const macOf = (secretKey: Buffer, named: Buffer): Buffer =>
  createHmac('sha256', secretKey).update('invitation link ').update(named).digest().subarray(0, macBytes);
