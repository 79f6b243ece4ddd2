import type { User } from '../../../contract/accounts.ts';
import type { Business } from '../../../contract/businesses.ts';
import type { CallInput } from '../../../contract/calls.ts';
import { forEachLink, type LinkField } from '../../../contract/platforms.ts';

export interface BusinessValues extends Readonly<Record<LinkField, string>> {
  readonly name: string;
  readonly nickname: string;
  readonly city: string;
  readonly state: string;
  readonly feedbackEmail: string;
  readonly contactName: string;
  readonly websiteUrl: string;
  readonly googleCategory1: string;
  readonly googleCategory2: string;
  readonly googleCategory3: string;
  readonly logoUrl: string | null;
}

export type NewBusiness = CallInput<'POST /api/businesses'>;

export function emptyValues(user: User | null): BusinessValues {
  return {
    name: '',
    nickname: '',
    city: '',
    state: '',
    feedbackEmail: user?.email ?? '',
    contactName: user?.name ?? '',
    ...forEachLink(() => ''),
    websiteUrl: '',
    googleCategory1: '',
    googleCategory2: '',
    googleCategory3: '',
    logoUrl: null,
  };
}

export function valuesOf(business: Business): BusinessValues {
  return {
    name: business.name,
    nickname: business.nickname ?? '',
    city: business.city,
    state: business.state,
    feedbackEmail: business.feedbackEmail,
    contactName: business.contactName,
    ...forEachLink((field) => business[field] ?? ''),
    websiteUrl: business.websiteUrl ?? '',
    googleCategory1: business.googleCategory1 ?? '',
    googleCategory2: business.googleCategory2 ?? '',
    googleCategory3: business.googleCategory3 ?? '',
    logoUrl: business.logoUrl,
  };
}

export function changedFields<Values extends object>(before: Values, now: Partial<Record<keyof Values, unknown>>) {
  const changed: (keyof Values & string)[] = [];
  for (const name in before) if (now[name] !== before[name]) changed.push(name);
  return changed;
}

type Chosen = Pick<BusinessValues, 'googleCategory1' | 'googleCategory2' | 'googleCategory3'>;

export function chosenCategories(values: { readonly [Name in keyof Chosen]?: string | null | undefined }): string[] {
  const chosen = [values.googleCategory1, values.googleCategory2, values.googleCategory3];
  return [...new Set(chosen.flatMap((name) => name || []))];
}
