import type { CallInput } from '../../../contract/calls.ts';
import { type AuditKind, auditKinds } from '../../../contract/teams/audit.ts';
import { isDay } from '../../../contract/time/days.ts';

/** In the address, so that Back and a reload keep it. */
export interface AuditFilter {
  readonly kind: AuditKind | null;
  readonly person: number | null;
  /** Local days of the business. */
  readonly from: string;
  readonly to: string;
}

export const noFilter: AuditFilter = { kind: null, person: null, from: '', to: '' };

const readDay = (typed: string | null): string => (typed !== null && isDay(typed) ? typed : '');

export function readFilter(search: URLSearchParams): AuditFilter {
  const person = search.get('person') ?? '';
  return {
    kind: auditKinds.find((kind) => kind === search.get('kind')) ?? null,
    person: /^[1-9]\d{0,14}$/.test(person) ? Number(person) : null,
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
  };
}

export const writeFilter = ({ kind, person, from, to }: AuditFilter): Record<string, string> => ({
  ...(kind ? { kind } : {}),
  ...(person ? { person: String(person) } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

export const isFiltered = (filter: AuditFilter): boolean => Object.keys(writeFilter(filter)).length > 0;

type Asked = Omit<CallInput<'GET /api/businesses/{id}/audit-events'>, 'id' | 'cursor'>;

export const asked = ({ kind, person, from, to }: AuditFilter): Asked => ({
  ...(kind ? { kind } : {}),
  ...(person ? { userId: person } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
