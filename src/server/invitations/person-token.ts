import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Person {
  readonly businessId: number;
  readonly personHash: string;
  /** Absent in links of emails from before stops held for all businesses of an owner. */
  readonly ownerHash?: string;
}

const businessBytes = 6;
const hashBytes = 16;
const macBytes = 16;

export const tokenPrefix = 'i';

/** In the links of the emails. Made from the person, so that nothing is stored and stopping works forever. */
export function makePersonToken(secretKey: Buffer, { businessId, personHash, ownerHash = '' }: Person): string {
  const business = Buffer.alloc(businessBytes);
  business.writeUIntBE(businessId, 0, businessBytes);
  const named = Buffer.concat([business, Buffer.from(personHash, 'base64url'), Buffer.from(ownerHash, 'base64url')]);
  return tokenPrefix + Buffer.concat([named, macOf(secretKey, named)]).toString('base64url');
}

export function readPersonToken(secretKey: Buffer, token: string): Person | null {
  if (!/^i(?:[\w-]{51}|[\w-]{72})$/.test(token)) return null;
  const bytes = Buffer.from(token.slice(1), 'base64url');
  const named = bytes.subarray(0, -macBytes);
  const mac = bytes.subarray(-macBytes);
  if (!timingSafeEqual(mac, macOf(secretKey, named))) return null;
  const hashAt = (start: number) => named.subarray(start, start + hashBytes).toString('base64url');
  const ownerHash = hashAt(businessBytes + hashBytes);
  return {
    businessId: named.readUIntBE(0, businessBytes),
    personHash: hashAt(businessBytes),
    ...(ownerHash === '' ? {} : { ownerHash }),
  };
}

const macOf = (secretKey: Buffer, named: Buffer): Buffer =>
  createHmac('sha256', secretKey).update('invitation link ').update(named).digest().subarray(0, macBytes);
