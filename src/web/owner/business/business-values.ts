import type { User } from '../../../contract/accounts/calls.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import type { CallInput } from '../../../contract/calls.ts';
import { forEachLink, type LinkField } from '../../../contract/platforms.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';

const fields = [
  'name',
  'nickname',
  'city',
  'state',
  'feedbackEmail',
  'contactName',
  'websiteUrl',
  'googleCategory1',
  'googleCategory2',
  'googleCategory3',
] as const;
type FieldName = (typeof fields)[number] | LinkField;

interface BusinessValues extends Readonly<Record<FieldName, string>> {
  readonly logoUrl: string | null;
  readonly color: string | null;
  readonly timeZone: string;
  readonly feedbackMail: Business['feedbackMail'];
  readonly replyDays: NonNullable<NewBusiness['replyDays']>;
  readonly showsReplyDays: boolean;
}

export type NewBusiness = CallInput<'POST /api/businesses'>;

export const replyDayChoices = [1, 2, 3, 4, 5] as const;

function fillFields(textOf: (name: FieldName) => string): Record<FieldName, string> {
  const filled = fields.map((name) => [name, textOf(name)]);
  return { ...(Object.fromEntries(filled) as Record<(typeof fields)[number], string>), ...forEachLink(textOf) };
}

export const emptyValues = (user: User | null): BusinessValues => ({
  ...fillFields(() => ''),
  feedbackEmail: user?.email ?? '',
  contactName: user?.name ?? '',
  logoUrl: null,
  color: null,
  timeZone: browserTimeZone(),
  feedbackMail: 'automatic',
  replyDays: 2,
  showsReplyDays: false,
});

export const valuesOf = (business: Business): BusinessValues => ({
  ...fillFields((name) => business[name] ?? ''),
  logoUrl: business.logoUrl,
  color: business.color,
  timeZone: business.timeZone,
  feedbackMail: business.feedbackMail,
  replyDays: replyDayChoices.find((days) => days === business.replyDays) ?? 2,
  showsReplyDays: business.showsReplyDays,
});

type Chosen = Pick<BusinessValues, 'googleCategory1' | 'googleCategory2' | 'googleCategory3'>;

export function chosenCategories(values: { readonly [Name in keyof Chosen]?: string | null | undefined }): string[] {
  const chosen = [values.googleCategory1, values.googleCategory2, values.googleCategory3];
  return [...new Set(chosen.flatMap((name) => name || []))];
}
