import { signInText } from '../../contract/accounts/sign-in-text.ts';
import { logoChanges } from '../../contract/businesses/calls.ts';
import { ownersEmails } from '../../contract/businesses/errors.ts';
import type { ParsedInput } from '../../contract/calls.ts';
import { may } from '../../contract/permissions.ts';
import { forEachLink } from '../../contract/platforms.ts';
import { errorMessages, rules } from '../../contract/text.ts';
import { resolveIndustries } from '../../writer/choices.ts';
import { recordActions } from '../audit/store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { forbidden, invalid, notFound, tooMany } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Session } from '../http/context.ts';
import { consumeRateLimit } from '../http/rate-limits.ts';
import {
  addCategory,
  addKeyword,
  listCategories,
  listKeywords,
  replaceCategories,
  replaceKeywords,
  writeKeywords,
} from './category-store.ts';
import { changeBusinessOf, found, inWords } from './change-store.ts';
import { type Logo, readLogo } from './logo.ts';
import { keepLogo } from './logo-store.ts';
import { findPublicBusiness, logoAddress, type PublicRow } from './public-store.ts';
import {
  changeBusiness,
  countBusinesses,
  deleteBusiness,
  findBusiness,
  findSlug,
  insertBusiness,
  type LockedBusiness,
  listBusinesses,
  takeSlug,
  timeZoneSince,
} from './store.ts';
import { knowsTimeZone } from './time-zone-store.ts';

export const getBusinesses: Handler<'GET /api/businesses'> = (_input, context) =>
  listBusinesses(context.db, context.session.user);

/** Starts or ends the confirmation of a feedback address. */
type SettleAddress = (
  tx: Db,
  config: Config,
  business: Pick<LockedBusiness, 'id' | 'userId' | 'name' | 'feedbackEmail'>,
) => Promise<void>;

export const createBusiness =
  (settleAddress: SettleAddress): Handler<'POST /api/businesses'> =>
  async (input, context) => {
    const { user } = context.session;
    await assertTimeZone(context.db, input.timeZone);
    const logo = input.logoUrl ? await readLogo(input.logoUrl) : null;
    const { config } = context.services;
    return context.transact(async (tx) => {
      if ((await countBusinesses(tx, user.id)) >= config.maxBusinesses) {
        throw forbidden('business_limit', errorMessages.businessLimit);
      }
      if (logo) await keepLogo(tx, logo);
      const { logoUrl: _, googleCategory1, googleCategory2, googleCategory3, ...fields } = input;
      const slug = await takeSlug(tx, input.name);
      const id = await insertBusiness(tx, { ...fields, userId: user.id, slug, logoHash: logo?.hash ?? null });
      const chosen = [googleCategory1, googleCategory2, googleCategory3].filter((one) => one != null);
      const categories = await replaceCategories(tx, { id }, chosen);
      await writeKeywords(tx, { id }, categories, input.city);
      await settleAddress(tx, config, { id, userId: user.id, name: input.name, feedbackEmail: input.feedbackEmail });
      await recordActions(tx, context, {
        businessId: id,
        kind: 'settings',
        action: 'created',
        subject: `${input.name} (${slug})`,
        subjectKind: 'business',
        subjectId: id,
      });
      return found(await findBusiness(tx, user, id));
    });
  };

export const getBusiness: Handler<'GET /api/businesses/{id}'> = async (input, context) => {
  const user = context.session?.user;
  if (!user) throw notFound(errorMessages.businessNotFound);
  const business = found(await findBusiness(context.db, user, input.id));
  return {
    business,
    categories: business.categories.map((category) => ({ category })),
    visited: resolveIndustries(business.categories)[0].isVisited,
    ...(user.isAdmin ? { keywords: await listKeywords(context.db, user, input.id) } : {}),
  };
};

export const getBusinessBySlug: Handler<'GET /api/businesses/slug/{slug}'> = async (input, context) => {
  const row = found(await findPublicBusiness(context.db, { slug: input.slug }));
  const { id, name } = row;
  if (!row.isActive) return { id, name, isActive: false };
  return { id, name, ...linksOf(row), googleBusinessUrl: row.reviewUrl, logoUrl: logoAddress(row), isActive: true };
};

const linksOf = (row: PublicRow) => forEachLink((field) => row[field]);

export const editBusiness =
  (settleAddress: SettleAddress): Handler<'PATCH /api/businesses/{id}'> =>
  async (input, context) => {
    const { user } = context.session;
    // Before the time zone is looked up and the logo is read, which cost much.
    found(await findSlug(context.db, user, 'edit', input.id));
    if (input.logoUrl) {
      const { rateLimitMultiplier } = context.services.config;
      const taken = await consumeRateLimit(context.db, logoChanges, String(user.id), rateLimitMultiplier);
      if (!taken.allowed) throw tooMany(errorMessages.tooMany, taken.retryAfterSeconds);
    }
    await assertTimeZone(context.db, input.timeZone);
    const logo = input.logoUrl ? await readLogo(input.logoUrl) : null;
    return changeBusinessOf(context, 'edit', input.id, auditOf(input), async (tx, before) => {
      assertFeedbackEmails(context.session, before, input);
      if (logo) await keepLogo(tx, logo);
      await changeBusiness(tx, user, input.id, columnsOf(input, logo));
      await editCategories(tx, before, input);
      const { name = before.name, feedbackEmail } = input;
      if (feedbackEmail !== undefined && feedbackEmail !== before.feedbackEmail) {
        await settleAddress(tx, context.services.config, { ...before, name, feedbackEmail });
      }
      return found(await findBusiness(tx, user, input.id));
    });
  };

/** An administrator could otherwise read customers' messages in a mailbox of their own. */
function assertFeedbackEmails(
  { user, isRecent }: Session,
  before: LockedBusiness,
  input: ParsedInput<'PATCH /api/businesses/{id}'>,
) {
  const { feedbackEmail = before.feedbackEmail, feedbackMail = before.feedbackMail } = input;
  if (feedbackEmail === before.feedbackEmail && feedbackMail === before.feedbackMail) return;
  if (before.userId !== user.id && !may('administrator', 'changeFeedbackEmails'))
    throw forbidden('not_owner', ownersEmails);
  if (feedbackEmail !== before.feedbackEmail && !isRecent) throw forbidden('confirm_needed', signInText.confirm);
}

async function assertTimeZone(db: Db, name: string | undefined): Promise<void> {
  if (name === undefined || (await knowsTimeZone(db, name))) return;
  throw invalid(rules.timeZone, { timeZone: rules.timeZone });
}

function auditOf({ id: _, ...fields }: ParsedInput<'PATCH /api/businesses/{id}'>): string {
  const sent = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [inWords(name)]));
  return sent.length === 0 ? 'edited' : `edited ${sent.join(', ')} of`;
}

function columnsOf(input: ParsedInput<'PATCH /api/businesses/{id}'>, logo: Logo | null) {
  const { id: _id, logoUrl, googleCategory1: _1, googleCategory2: _2, googleCategory3: _3, ...columns } = input;
  const sent = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  return {
    ...sent,
    ...(input.timeZone === undefined ? {} : { timeZoneSince: timeZoneSince(input.timeZone) }),
    ...(logoUrl === undefined ? {} : { logoHash: logo?.hash ?? null }),
  };
}

async function editCategories(
  tx: Db,
  business: LockedBusiness,
  input: ParsedInput<'PATCH /api/businesses/{id}'>,
): Promise<void> {
  const sent = [input.googleCategory1, input.googleCategory2, input.googleCategory3];
  if (sent.every((one) => one === undefined)) return;
  const had = await listCategories(tx, business);
  const next = sent.map((one, index) => (one === undefined ? (had[index] ?? null) : one));
  await replaceCategories(
    tx,
    business,
    next.filter((one) => one !== null),
  );
}

type EraseBusinesses = (tx: Db, ids: readonly number[]) => Promise<void>;

export const removeBusiness =
  (eraseBusinesses: EraseBusinesses): Handler<'DELETE /api/businesses/{id}'> =>
  (input, context) =>
    changeBusinessOf(context, 'delete', input.id, 'deleted', async (tx) => {
      await eraseBusinesses(tx, [input.id]);
      await deleteBusiness(tx, context.session.user, input.id);
      return { success: true };
    });

export const postCategory: Handler<'POST /api/businesses/{id}/categories'> = (input, context) =>
  changeBusinessOf(context, 'edit', input.id, 'added a category to', async (tx, business) => {
    await addCategory(tx, business, input.category);
    return { category: input.category };
  });

export const patchCategories: Handler<'PATCH /api/businesses/{id}/categories'> = (input, context) =>
  changeBusinessOf(context, 'edit', input.id, 'changed the categories of', async (tx, business) => {
    return (await replaceCategories(tx, business, input.categories)).map((category) => ({ category }));
  });

export const postKeyword: Handler<'POST /api/businesses/{id}/keywords'> = (input, context) =>
  changeBusinessOf(context, 'edit', input.id, 'added a keyword to', async (tx, business) => {
    await addKeyword(tx, business, { keyword: input.keyword, isLocalSeo: input.isLocalSeo });
    return { keyword: input.keyword, isLocalSeo: input.isLocalSeo };
  });

export const patchKeywords: Handler<'PATCH /api/businesses/{id}/keywords'> = (input, context) =>
  changeBusinessOf(context, 'edit', input.id, 'changed the keywords of', async (tx, business) => {
    return { count: await replaceKeywords(tx, business, input.keywords) };
  });

export const toggleBusinessActive: Handler<'POST /api/businesses/toggle-business-active/{businessId}'> = (
  { businessId, isActive },
  context,
) =>
  changeBusinessOf(context, 'edit', businessId, isActive ? 'activated' : 'deactivated', async (tx) => {
    await changeBusiness(tx, context.session.user, businessId, { isActive });
    return { id: businessId, isActive };
  });
