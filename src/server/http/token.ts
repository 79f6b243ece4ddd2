import { createHash, randomBytes } from 'node:crypto';

/** A random secret, long enough to be stored as a plain hash. */
export const makeToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
