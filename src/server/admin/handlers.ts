import { wholeListMax } from '../../contract/constants.ts';
import { errorMessages } from '../../contract/text.ts';
import { assertAdministratorStays, changeActive, changeRole } from '../accounts/role-store.ts';
import { findUser } from '../accounts/store.ts';
import { type AuditActor, nameOf, readAdministratorsLog, recordAudit } from '../audit/store.ts';
import { listBusinessesOf } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { isUnavailable } from '../db/errors.ts';
import { type AppError, conflict, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { SignedIn } from '../http/context.ts';
import { countFound, findNewest, type ListName, type PageQuery } from './newest-store.ts';
import { readHealth } from './read-health.ts';
import { readBusinesses, readUsers } from './store.ts';

const userNotFound = (): AppError => notFound(errorMessages.userNotFound);

interface Page {
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: number | undefined;
}

const toPageQuery = ({ search = '', limit = wholeListMax, cursor }: Page): PageQuery => ({
  search,
  limit,
  cursor: cursor ?? null,
});

async function setTotal(context: SignedIn, listed: ListName, search: string): Promise<void> {
  try {
    context.setHeader('x-total-count', String(await countFound(context.db, listed, search)));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn({ listed }, 'total not counted in time');
  }
}

export const getUsers: Handler<'GET /api/admin/users'> = async (input, context) => {
  const query = toPageQuery(input);
  const rows = await readUsers(context.db, await findNewest(context.db, 'users', query));
  await setTotal(context, 'users', query.search);
  return rows;
};

export const getAllBusinesses: Handler<'GET /api/admin/businesses'> = async (input, context) => {
  const query = toPageQuery(input);
  const rows = await readBusinesses(
    context.db,
    context.session.user,
    await findNewest(context.db, 'businesses', query),
  );
  await setTotal(context, 'businesses', query.search);
  return rows;
};

export const getOneUser: Handler<'GET /api/admin/users/{userId}'> = async ({ userId }, context) => {
  const [row] = await readUsers(context.db, [userId]);
  if (!row) throw userNotFound();
  return row;
};

export const getUserBusinesses: Handler<'GET /api/admin/users/{userId}/businesses'> = async ({ userId }, context) => {
  if (!(await findUser(context.db, userId))) throw userNotFound();
  return listBusinessesOf(context.db, context.session.user, userId);
};

type EraseUser = (
  tx: Db,
  user: { readonly id: number; readonly email: string; readonly name: string },
  by: AuditActor,
) => Promise<void>;

export const deleteUser =
  (eraseUser: EraseUser): Handler<'DELETE /api/admin/users/{id}'> =>
  async ({ id }, context) => {
    const { user: me } = context.session;
    if (id === me.id) throw conflict('oneself', errorMessages.ownDelete);
    const reply = await context.transact(async (tx) => {
      await assertAdministratorStays(tx, me, id);
      const user = await findUser(tx, id);
      if (!user) throw userNotFound();
      await eraseUser(tx, user, { ...context, isAdministrator: true });
      await recordAudit(tx, me, 'deleted', nameOf(user));
      return { success: true as const };
    });
    context.log.info({ administrator: me.id, action: 'deleted', user: id }, 'admin action');
    return reply;
  };

export const toggleUserActive: Handler<'POST /api/admin/toggle-active/{userId}'> = async (input, context) => {
  const { userId, isActive } = input;
  const { user: me } = context.session;
  if (userId === me.id && !isActive) throw conflict('oneself', errorMessages.ownDeactivate);
  const action = isActive ? 'activated' : 'deactivated';
  const reply = await context.transact(async (tx) => {
    if (!(await changeActive(tx, me, userId, isActive))) throw userNotFound();
    return { id: userId, isActive };
  });
  context.log.info({ administrator: me.id, action, user: userId }, 'admin action');
  return reply;
};

export const changeUserRole: Handler<'POST /api/admin/users/{userId}/role'> = async ({ userId, isAdmin }, context) => {
  const { user: me } = context.session;
  if (userId === me.id) throw conflict('oneself', errorMessages.ownRole);
  const reply = await context.transact(async (tx) => {
    if (!(await findUser(tx, userId))) throw userNotFound();
    if (!(await changeRole(tx, me, userId, isAdmin))) throw conflict('not_verified', errorMessages.roleUnverified);
    return { id: userId, isAdmin };
  });
  const action = isAdmin ? 'gave the administrator role' : 'took the administrator role';
  context.log.info({ administrator: me.id, action, user: userId }, 'admin action');
  return reply;
};

export const getActivity: Handler<'GET /api/admin/activity'> = (input, context) =>
  readAdministratorsLog(context.db, { limit: input.limit ?? 100, cursor: input.cursor ?? null });

export const getHealth: Handler<'GET /api/admin/health'> = (_input, context) => readHealth(context.services);
