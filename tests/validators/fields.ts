import * as z from 'zod/mini';
import { calls } from '../../src/contract/calls.ts';
import { feedbackForm } from '../../src/contract/feedback/calls.ts';

/** One field of one call, with its schema. */
export interface Field {
  readonly call: string;
  readonly field: string;
  readonly schema: z.ZodMiniType;
}

interface Shaped {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
    readonly options?: readonly z.ZodMiniType[];
  };
}

/** The fields of an object, or of each object of a union. */
function fieldsOf(call: string, input: z.ZodMiniType): Field[] {
  const { shape, options } = (input._zod as unknown as Shaped).def;
  if (options) return options.flatMap((option) => fieldsOf(call, option));
  return Object.entries(shape ?? {}).map(([field, schema]) => ({ call, field, schema }));
}

/** Every input field, each schema once. */
export const fields: readonly Field[] = [
  ...Object.entries(calls).flatMap(([call, { input }]) => fieldsOf(call, input)),
  ...fieldsOf('the feedback form', feedbackForm),
].filter(({ schema }, index, all) => all.findIndex((other) => other.schema === schema) === index);

/** Fields without normalization: passwords, tokens, codes, versions, pictures, unused ones, and those that are left out when they cannot be used. */
export const asReceived: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'token',
  'query',
  'code',
  'since',
  'logoUrl',
  'businessName',
  'key',
  'place',
  'language',
  'firstName',
]);

/** Whether a value is accepted, and its normalized form. */
export const check = (schema: z.ZodMiniType, value: unknown): { accepted: boolean; data: unknown } => {
  const parsed = z.safeParse(schema, value);
  return { accepted: parsed.success, data: parsed.success ? parsed.data : undefined };
};
