import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { signIn as limits } from '../../../contract/constants.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { AppError, conflict, forbidden, notFound } from '../../http/app-error.ts';
import type { Handler } from '../../http/calls.ts';
import type { Context } from '../../http/context.ts';
import { deleteAccountInvitationOf, mayRegister } from '../account-invitation-store.ts';
import type { NameBusinesses } from '../handlers.ts';
import { changeRole } from '../role-store.ts';
import { activateUser, findUser, findUserByEmail, lockAddress } from '../store.ts';
import { type Attempt, attempt, beginAt, type Person, returnFrom } from './issuer.ts';
import { findIdentity, hasOtherIdentity, linkIdentity } from './oidc-store.ts';
import { open, seal } from './seal.ts';
import { type Account, signIn } from './sign-in.ts';

const purpose = 'single sign-on';

function settingsOf({ singleSignOn }: Config): NonNullable<Config['singleSignOn']> {
  if (singleSignOn === null) throw notFound(signInText.noSingleSignOn);
  return singleSignOn;
}

export const goToIssuer: Handler<'POST /api/sign-in/single-sign-on'> = async ({ again }, context) => {
  const { config } = context.services;
  const { address, made } = await beginAt(config, settingsOf(config), context.log, again === true);
  context.cookies.set('sso', seal(config.secretKey, purpose, JSON.stringify(made)), limits.pendingLifetime);
  return { address };
};

export const returnFromIssuer =
  (nameBusinesses: NameBusinesses): Handler<'POST /api/sign-in/single-sign-on/return'> =>
  async ({ query }, context) => {
    const { config } = context.services;
    const settings = settingsOf(config);
    const made = broughtAttempt(context);
    context.cookies.clear('sso');
    const returned = new URLSearchParams(query);
    if (made === null || returned.get('state') !== made.state)
      throw new AppError(400, 'other_browser', signInText.otherBrowser);
    if (returned.get('error') === 'access_denied') throw forbidden('issuer_stopped', signInText.issuerStopped);
    const person = await returnFrom(config, settings, context.log, made, query);
    const account = await findOrCreate(context, person);
    const withRole = await applyGroups(context, settings.adminGroup, account, person);
    return signIn(context, { account: withRole, way: 'first step', nameBusinesses, isFresh: person.isFresh });
  };

function broughtAttempt({ cookies, services: { config } }: Context): Attempt | null {
  const opened = open(config.secretKey, purpose, cookies.get('sso') ?? '');
  if (opened === null) return null;
  const made = attempt.parse(JSON.parse(opened));
  // The browser that keeps the cookie may not be the person's.
  return made.startedAt < Date.now() / 1000 - limits.pendingLifetime ? null : made;
}

/** The first sign-in links by the verified address, later ones by the subject alone. */
async function findOrCreate({ services }: Context, { issuer, subject, email, name }: Person): Promise<Account> {
  const { config, database } = services;
  const linked = await findIdentity(database.db, issuer, subject);
  if (linked) return { ...linked, passwordHash: null };
  if (email === null) throw forbidden('unconfirmed_address', signInText.unconfirmedAddress);
  return database.transact(async (tx) => {
    await lockAddress(tx, email);
    const known = await findUserByEmail(tx, email);
    const id = known?.emailVerified ? known.id : await register(tx, config, email, name);
    if (await hasOtherIdentity(tx, issuer, subject, id)) throw conflict('other_identity', signInText.otherIdentity);
    await linkIdentity(tx, issuer, subject, id);
    const user = await findUser(tx, id);
    if (user === null) throw new Error('the linked user is gone');
    return { ...user, passwordHash: null };
  });
}

async function register(tx: Db, config: Config, email: string, name: string): Promise<number> {
  if (!(await mayRegister(tx, config, email))) throw forbidden('registration', signInText.mayNotRegister);
  const id = await activateUser(tx, { email, name, passwordHash: null });
  if (id === null) throw new Error('the new user was not created');
  await deleteAccountInvitationOf(tx, email);
  if (config.adminEmail === email) await changeRole(tx, 'ADMIN_EMAIL', id, true);
  return id;
}

/** Members of the group are administrators, others are not; the last administrator and ADMIN_EMAIL stay. */
async function applyGroups({ services }: Context, group: string | null, account: Account, { groups }: Person) {
  const { config, database } = services;
  const isAdmin = group === null ? account.isAdmin : groups.includes(group) || config.adminEmail === account.email;
  if (isAdmin === account.isAdmin || !account.isActive) return account;
  try {
    return await database.transact(async (tx) => {
      await changeRole(tx, 'Single sign-on', account.id, isAdmin);
      const { sessionEpoch } = (await findUser(tx, account.id)) ?? account;
      return { ...account, isAdmin, sessionEpoch };
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'last_administrator')) throw error;
    services.log.warn({ user: account.id }, 'the last administrator keeps the role');
    return account;
  }
}
