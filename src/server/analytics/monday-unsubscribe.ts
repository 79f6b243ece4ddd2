import { createHmac, timingSafeEqual } from 'node:crypto';
import { maskEmail } from '../../contract/invitations/mask-email.ts';
import { readPreferences, setPreferences } from '../accounts/preference-store.ts';
import { findUser } from '../accounts/store.ts';
import type { Services } from '../http/context.ts';
import type { UnsubscribeKind } from '../mail/unsubscribe.ts';

interface Reader {
  readonly id: number;
  readonly email: string;
}

const prefix = 'w';

/** Made from the user and the server key, so that nothing is stored. */
export function mondayToken(secretKey: Buffer, { id, email }: Reader): string {
  const proof = createHmac('sha256', secretKey).update(`stop the Monday email ${id} ${email}`).digest();
  return `${prefix}${id}-${proof.subarray(0, 16).toString('base64url')}`;
}

async function findReader({ config, database }: Services, token: string): Promise<Reader | null> {
  const id = /^w([1-9]\d{0,14})-[\w-]{22}$/.exec(token)?.[1];
  const user = id === undefined ? null : await findUser(database.db, Number(id));
  if (user === null) return null;
  return timingSafeEqual(Buffer.from(mondayToken(config.secretKey, user)), Buffer.from(token)) ? user : null;
}

export const mondayEmails: UnsubscribeKind = {
  prefix,
  describe: async (services, token) => {
    const reader = await findReader(services, token);
    if (reader === null) return null;
    const { mondayEmail } = await readPreferences(services.database.db, reader.id);
    return { question: { emails: 'monday', email: maskEmail(reader.email) }, isStopped: !mondayEmail };
  },
  stop: async (services, token) => {
    const reader = await findReader(services, token);
    if (reader === null) return false;
    await setPreferences(services.database.db, reader.id, { mondayEmail: false });
    return true;
  },
};
