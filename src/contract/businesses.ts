import * as z from 'zod/mini';
import { isCategory } from './categories.ts';
import {
  categoriesMax,
  keywordMax,
  keywordsMax,
  logoBodyMax,
  nameMax,
  nameMin,
  slugMax,
  slugMin,
} from './constants.ts';
import { endpoint, type Limit } from './endpoint.ts';
import { feedbackEmailState } from './feedback-address.ts';
import { count, email, named, optionalLink, optionalText, rowId, success, text } from './fields.ts';
import { forEachLink } from './platforms.ts';
import { errorMessages, rules } from './text.ts';

const nullableText = z.nullable(z.string());

/** A business as its owner and administrators see it. Spec 3; absent values are null. */
export const business = z.object({
  id: count,
  name: z.string(),
  nickname: nullableText,
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  /** Address of the logo, `/logo/{hash}.webp`. */
  logoUrl: nullableText,
  categories: z.array(z.string()),
  isActive: z.boolean(),
  websiteUrl: nullableText,
  ...forEachLink(() => nullableText),
  /** Always equal to `reviewUrl`. */
  googleBusinessUrl: nullableText,
  feedbackEmail: z.string(),
  feedbackEmailState,
  contactName: z.string(),
  googleCategory1: nullableText,
  googleCategory2: nullableText,
  googleCategory3: nullableText,
});
/** A business as its owner sees it. */
export type Business = z.infer<typeof business>;

/** A business as a stranger sees it: seven fields, or three when it is inactive. Server E13. */
export const publicBusiness = z.union([
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

/** A phrase for the local search of a business; `isLocalSeo` where it names a place. */
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
/** A data URL; the server decodes it and answers the two refusals of spec 5. */
const logo = z.optional(z.nullable(z.string().check(z.maxLength(logoBodyMax))));

const optionalFields = {
  nickname: optionalText({ min: nameMin, max: nameMax, message: rules.nickname, tooLong: rules.nameMax }),
  websiteUrl: optionalLink,
  ...forEachLink(() => optionalLink),
  googleCategory2: optionalCategory,
  googleCategory3: optionalCategory,
  logoUrl: logo,
} as const;

/** The setup form. Spec 5, business form. */
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

/** An emptied field of the edit form is kept as empty. */
const emptiable = (message: string) => z.optional(text({ max: nameMax, message, tooLong: rules.nameMax }));

/** The edit form: only the name is required, and what is not sent stays. Spec 5. */
export const businessChange = z.object({
  name: z.optional(named(rules.businessName)),
  city: emptiable(rules.city),
  state: emptiable(rules.state),
  contactName: emptiable(rules.contactName),
  feedbackEmail: z.optional(z.union([z.literal(''), email(rules.email)])),
  googleCategory1: optionalCategory,
  ...optionalFields,
});

/** What the address of a business can be. */
export const slugPattern = /* @__PURE__ */ new RegExp(`^[a-z0-9-]{${slugMin},${slugMax}}$`);

const id = rowId(errorMessages.businessNotFound);
const keywordText = text({ min: 1, max: keywordMax, message: rules.keyword });
const keywordInput = z.object({ keyword: keywordText, isLocalSeo: z.boolean() });
const singleBusiness = z.object({
  business,
  categories: z.array(z.object({ category: z.string() })),
  /** Whether customers of its trade say that they visited it, as the poster and the drafts do. */
  visited: z.boolean(),
  /** Administrators only. */
  keywords: z.optional(z.array(keyword)),
});
/** New logos of an edit form: each is kept for a day at least. */
export const logoChanges: Limit = { name: 'logo changes', per: ['user'], max: 120, seconds: 3600 };
const wordCalls: readonly Limit[] = [{ name: 'categories and keywords', per: ['user'], max: 120, seconds: 60 }];

/** Businesses of the signed-in owner; administrators reach all. Spec 7, server E10 to E21 and E30. */
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
    input: z.object({ id }),
    idempotent: true,
    reply: success,
  }),
  'POST /api/businesses/{id}/categories': endpoint({
    access: 'user',
    input: z.object({ id, category }),
    idempotent: true,
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
    input: z.object({ userId: rowId(errorMessages.userNotFound), isActive: z.literal(false) }),
    reply: z.object({ id: count, isActive: z.boolean() }),
  }),
} as const;
