import type { SessionUser } from '../../contract/accounts/calls.ts';
import { errorMessages } from '../../contract/text.ts';
import { recordSignIn } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { forbidden } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { readPreferences, setPreferences } from './preference-store.ts';
import { endAllSessions } from './session-store.ts';
import { setActive } from './store.ts';

export type NameBusinesses = (
  db: Db,
  user: Pick<SessionUser, 'id' | 'isAdmin'>,
) => Promise<{ id: number; name: string; slug: string }[]>;

export const getUser =
  (nameBusinesses: NameBusinesses): Handler<'GET /api/user'> =>
  async (_input, { db, session }) => ({
    ...session.user,
    businesses: await nameBusinesses(db, session.user),
  });

export const getPreferences: Handler<'GET /api/user/email-preferences'> = (_input, { db, session }) =>
  readPreferences(db, session.user.id);

export const changePreferences: Handler<'PATCH /api/user/email-preferences'> = (changes, context) =>
  context.transact(async (tx) => {
    const userId = context.session.user.id;
    await setPreferences(tx, userId, changes);
    return readPreferences(tx, userId);
  });

export const deactivateOwnAccount: Handler<'POST /api/businesses/toggle-active/{userId}'> = async (input, context) => {
  const { user } = context.session;
  if (input.userId !== user.id) throw forbidden('not_yours', errorMessages.onlyOneself);
  if (user.isAdmin) throw forbidden('administrator', errorMessages.adminSelfDeactivate);
  const reply = await context.transact(async (tx) => {
    await setActive(tx, user.id, false);
    await endAllSessions(tx, user.id);
    await recordSignIn(tx, user, context.ip, 'deactivated the account');
    return { id: user.id, isActive: false };
  });
  context.cookies.clear('sid');
  context.log.info({ user: user.id }, 'account deactivated');
  return reply;
};
