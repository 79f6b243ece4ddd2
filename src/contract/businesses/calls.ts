import * as z from 'zod/mini';
import {
  categoriesMax,
  keywordMax,
  keywordsMax,
  logoBodyMax,
  nameMax,
  nameMin,
  slugMax,
  slugMin,
} from '../constants.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { feedbackEmailState } from '../feedback/address-calls.ts';
import { count, email, named, optionalLink, optionalText, rowId, success, text } from '../fields.ts';
import { roles } from '../permissions.ts';
import { forEachLink } from '../platforms.ts';
import { errorMessages, rules } from '../text.ts';
import { isCategory } from './categories.ts';
import { timeZone } from './time-zone.ts';

const nullableText = z.nullable(z.string());

/** `automatic`: notice only for medical practices, full text for everyone else. */
export const feedbackMails = ['automatic', 'full', 'notice'] as const;

export const business = z.object({
  id: count,
  name: z.string(),
  nickname: nullableText,
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  logoUrl: nullableText,
  color: nullableText,
  categories: z.array(z.string()),
  isActive: z.boolean(),
  websiteUrl: nullableText,
  ...forEachLink(() => nullableText),
  /** Always equal to `reviewUrl`. */
  googleBusinessUrl: nullableText,
  feedbackEmail: z.string(),
  feedbackEmailState,
  contactName: z.string(),
  timeZone: z.string(),
  feedbackMail: z.enum(feedbackMails),
  replyDays: count,
  showsReplyDays: z.boolean(),
  googleCategory1: nullableText,
  googleCategory2: nullableText,
  googleCategory3: nullableText,
  /** The current user's role at it. */
  role: z.enum(roles),
});
export type Business = z.infer<typeof business>;

const publicBusiness = z.union([
  z.object({
    id: count,
    name: z.string(),
    ...forEachLink(() => nullableText),
    googleBusinessUrl: nullableText,
    logoUrl: nullableText,
    isActive: z.literal(true),
  }),
  z.object({ id: count, name: z.string(), isActive: z.literal(false) }),
]);

export const keyword = z.object({ keyword: z.string(), isLocalSeo: z.boolean() });

const category = z.string(rules.category).check(z.maxLength(nameMax), z.refine(isCategory, rules.category));
const optionalCategory = z.optional(
  z.pipe(
    z.nullable(z.string(rules.category).check(z.maxLength(nameMax))),
    z.pipe(
      z.transform((typed: string | null) => (typed === null || typed.trim() === '' ? null : typed)),
      z.nullable(category),
    ),
  ),
);
/** A data URL. */
const logo = z.optional(z.nullable(z.string().check(z.maxLength(logoBodyMax))));

const optionalFields = {
  nickname: optionalText({ min: nameMin, max: nameMax, message: rules.nickname, tooLong: rules.nameMax }),
  websiteUrl: optionalLink,
  ...forEachLink(() => optionalLink),
  googleCategory2: optionalCategory,
  googleCategory3: optionalCategory,
  logoUrl: logo,
  /** `null`: use the default print color. */
  color: z.optional(z.nullable(z.string(rules.color).check(z.regex(/^#[\da-f]{6}$/, rules.color)))),
  timeZone: z.optional(timeZone),
  feedbackMail: z.optional(z.enum(feedbackMails)),
  replyDays: z.optional(z.literal([1, 2, 3, 4, 5], rules.replyDays)),
  showsReplyDays: z.optional(z.boolean()),
} as const;

export const businessInput = z.object({
  name: named(rules.businessName),
  city: named(rules.city),
  state: named(rules.state),
  feedbackEmail: email(rules.email),
  contactName: named(rules.contactName),
  googleCategory1: z
    .string(rules.primaryCategory)
    .check(z.minLength(1, rules.primaryCategory), z.maxLength(nameMax), z.refine(isCategory, rules.category)),
  ...optionalFields,
});

const emptiable = (message: string) => z.optional(text({ max: nameMax, message, tooLong: rules.nameMax }));

export const businessChange = z.object({
  name: z.optional(named(rules.businessName)),
  city: emptiable(rules.city),
  state: emptiable(rules.state),
  contactName: emptiable(rules.contactName),
  feedbackEmail: z.optional(z.union([z.literal(''), email(rules.email)])),
  googleCategory1: optionalCategory,
  ...optionalFields,
});

export const slugPattern = /* @__PURE__ */ new RegExp(`^[a-z0-9-]{${slugMin},${slugMax}}$`);

const id = rowId(errorMessages.businessNotFound);
const keywordText = text({ min: 1, max: keywordMax, message: rules.keyword });
const keywordInput = z.object({ keyword: keywordText, isLocalSeo: z.boolean() });
const singleBusiness = z.object({
  business,
  categories: z.array(z.object({ category: z.string() })),
  /** True when customers come to the business, false when it comes to them. */
  visited: z.boolean(),
  /** Administrators only. */
  keywords: z.optional(z.array(keyword)),
});
/** Each uploaded logo is stored for at least a day. */
export const logoChanges: Limit = { name: 'logo changes', per: ['user'], max: 120, seconds: 3600 };
const wordCalls: readonly Limit[] = [{ name: 'categories and keywords', per: ['user'], max: 120, seconds: 60 }];

export const businessCalls = {
  'GET /api/businesses': endpoint({ access: 'user', input: z.object({}), reply: z.array(business) }),
  'POST /api/businesses': endpoint({
    access: 'user',
    input: businessInput,
    status: 201,
    idempotent: true,
    body: 'logo',
    pool: 'logos',
    limits: [{ name: 'business create', per: ['user'], max: 30, seconds: 3600 }],
    reply: business,
  }),
  'GET /api/businesses/{id}': endpoint({ access: 'anyone', input: z.object({ id }), reply: singleBusiness }),
  'GET /api/businesses/slug/{slug}': endpoint({
    access: 'anyone',
    input: z.object({
      slug: z.string().check(z.regex(slugPattern, errorMessages.businessNotFound)),
    }),
    reply: publicBusiness,
  }),
  'PATCH /api/businesses/{id}': endpoint({
    access: 'user',
    input: z.extend(businessChange, { id }),
    body: 'logo',
    pool: 'logos',
    reply: business,
  }),
  'DELETE /api/businesses/{id}': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id }),
    idempotent: true,
    reply: success,
  }),
  'POST /api/businesses/{id}/categories': endpoint({
    access: 'user',
    input: z.object({ id, category }),
    idempotent: true,
    replayNeeds: 'edit',
    limits: wordCalls,
    reply: z.object({ category: z.string() }),
  }),
  'PATCH /api/businesses/{id}/categories': endpoint({
    access: 'user',
    input: z.object({ id, categories: z.array(category).check(z.maxLength(categoriesMax, rules.categories)) }),
    limits: wordCalls,
    reply: z.array(z.object({ category: z.string() })),
  }),
  'POST /api/businesses/{id}/keywords': endpoint({
    access: 'user',
    input: z.extend(keywordInput, { id }),
    idempotent: true,
    replayNeeds: 'edit',
    limits: wordCalls,
    reply: keyword,
  }),
  'PATCH /api/businesses/{id}/keywords': endpoint({
    access: 'user',
    input: z.object({ id, keywords: z.array(keywordInput).check(z.maxLength(keywordsMax, rules.keywords)) }),
    limits: wordCalls,
    reply: z.object({ count }),
  }),
  'POST /api/businesses/toggle-business-active/{businessId}': endpoint({
    access: 'user',
    input: z.object({ businessId: id, isActive: z.boolean() }),
    reply: z.object({ id: count, isActive: z.boolean() }),
  }),
  'POST /api/businesses/toggle-active/{userId}': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ userId: rowId(errorMessages.userNotFound), isActive: z.literal(false) }),
    reply: z.object({ id: count, isActive: z.boolean() }),
  }),
} as const;
