import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Person {
  readonly businessId: number;
  readonly personHash: string;
  /** Absent in links of emails from before stops held for all businesses of an owner. */
  readonly ownerHash?: string;
  /** The owner who sends; absent in links of emails from before stops held for businesses that are gone. */
  readonly ownerId?: number;
}

const idBytes = 6;
const hashBytes = 16;
const macBytes = 16;

export const tokenPrefix = 'i';

/** In the links of the emails. Made from the person, so that nothing is stored and stopping works forever. */
export function makePersonToken(
  secretKey: Buffer,
  { businessId, personHash, ownerHash = '', ownerId }: Person,
): string {
  const named = Buffer.concat([
    bytesOf(businessId),
    Buffer.from(personHash, 'base64url'),
    Buffer.from(ownerHash, 'base64url'),
    ...(ownerId === undefined ? [] : [bytesOf(ownerId)]),
  ]);
  return tokenPrefix + Buffer.concat([named, macOf(secretKey, named)]).toString('base64url');
}

function bytesOf(id: number): Buffer {
  const bytes = Buffer.alloc(idBytes);
  bytes.writeUIntBE(id, 0, idBytes);
  return bytes;
}

export function readPersonToken(secretKey: Buffer, token: string): Person | null {
  if (!/^i(?:[\w-]{51}|[\w-]{72}|[\w-]{80})$/.test(token)) return null;
  const bytes = Buffer.from(token.slice(1), 'base64url');
  const named = bytes.subarray(0, -macBytes);
  const mac = bytes.subarray(-macBytes);
  if (!timingSafeEqual(mac, macOf(secretKey, named))) return null;
  const hashAt = (start: number) => named.subarray(start, start + hashBytes).toString('base64url');
  const ownerHash = hashAt(idBytes + hashBytes);
  const ownerIdAt = idBytes + 2 * hashBytes;
  return {
    businessId: named.readUIntBE(0, idBytes),
    personHash: hashAt(idBytes),
    ...(ownerHash === '' ? {} : { ownerHash }),
    ...(named.length > ownerIdAt ? { ownerId: named.readUIntBE(ownerIdAt, idBytes) } : {}),
  };
}

const macOf = (secretKey: Buffer, named: Buffer): Buffer =>
  createHmac('sha256', secretKey).update('invitation link ').update(named).digest().subarray(0, macBytes);
