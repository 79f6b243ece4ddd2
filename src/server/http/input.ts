import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { invalid, notFound } from './app-error.ts';

/** Longer lists are rejected before their entries are validated. */
const listMax = 100;

export function parseInput(call: Endpoint, typed: unknown, params: Record<string, string>): Record<string, unknown> {
  const given = typed ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw invalid(errorMessages.invalid);
  for (const [field, value] of Object.entries(given))
    if (Array.isArray(value) && value.length > listMax)
      throw invalid(`"${field.slice(0, 40)}" can hold at most ${listMax} entries.`);
  const parsed = z.safeParse(call.input, { ...given, ...params });
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const fields: Record<string, string> = {};
  for (const issue of flatIssues(parsed.error.issues)) {
    const field = String(issue.path[0] ?? '');
    if (field in params) throw notFound(issue.message);
    fields[field] ??=
      issue.message.startsWith('Invalid') && !/^Invalid reset link/.test(issue.message)
        ? errorMessages.invalid
        : issue.message;
  }
  throw invalid(Object.values(fields)[0] ?? errorMessages.invalid, fields);
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly errors?: readonly (readonly Issue[])[];
}

/** A union reports the issues of each of its shapes; the shape with the fewest is the one that was meant. */
function flatIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    const [closest] = [...(issue.errors ?? [])].sort((one, other) => one.length - other.length);
    return closest ? flatIssues(closest).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
  });
}

/** For programs: a person's browser may be older than the server, but a program should learn what is ignored. */
export function assertKnownFields(given: unknown, parsed: unknown): void {
  const unknown = findUnknown(given, parsed, '');
  if (unknown !== null) throw invalid(`Unknown field: ${unknown.slice(0, 80)}. /api/openapi.json describes this call.`);
}

function findUnknown(given: unknown, parsed: unknown, at: string): string | null {
  if (typeof given !== 'object' || given === null || typeof parsed !== 'object' || parsed === null) return null;
  const known = new Map(Object.entries(parsed));
  for (const [key, value] of Object.entries(given)) {
    const path = Array.isArray(given) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
    if (!known.has(key)) return path;
    const inner = findUnknown(value, known.get(key), path);
    if (inner !== null) return inner;
  }
  return null;
}
