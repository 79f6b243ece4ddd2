import * as z from 'zod/mini';
import { emailMax, nameMax, nameMin, urlMax } from './constants.ts';
import { rules } from './text.ts';

declare const URL: { new (address: string): UrlParts; canParse(address: string): boolean };
interface UrlParts {
  readonly href: string;
  readonly hostname: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
}

// Direction overrides are among them: they make a name or an email read as something else.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is what it is for
const control = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but newline and tab may stand in longer texts
const controlButLines = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
// No language stacks more than 30 marks on a message, and normalizing a long run takes quadratic time.
const longRunOfMarks = /(?:^|\P{M})\p{M}{31}/u;

export interface TextRule {
  readonly min?: number;
  readonly max: number;
  readonly message: string;
  readonly tooLong?: string;
  /** Allows newlines and tabs. */
  readonly lines?: boolean;
}

/** Characters that normalizing and trimming may remove: up to four become one. */
const shrinkage = (max: number): number => Math.min(max * 3, 2000) + 64;

// @__NO_SIDE_EFFECTS__
export function text(rule: TextRule) {
  const tooLong = rule.tooLong ?? rule.message;
  const forbidden = rule.lines ? controlButLines : control;
  return z.pipe(
    // Checked before anything that takes more than linear time.
    z.pipe(
      z.string(rule.message).check(
        z.maxLength(rule.max + shrinkage(rule.max), { error: tooLong, abort: true }),
        z.refine((typed) => !longRunOfMarks.test(typed), rule.message),
      ),
      z.transform((typed: string) =>
        typed
          // Some mail programs break lines at U+2028 and U+2029, out of what an email quotes.
          .replace(/\r\n?|[\u2028\u2029]/g, (end) => (end < ' ' || rule.lines ? '\n' : ' '))
          .normalize('NFC')
          .trim(),
      ),
    ),
    z.string().check(
      z.minLength(rule.min ?? 0, rule.message),
      z.maxLength(rule.max, { error: tooLong, abort: true }),
      // Once more: composing can lengthen a run, and what is stored has to pass when its form is saved again.
      z.refine((typed) => typed.isWellFormed() && !forbidden.test(typed) && !longRunOfMarks.test(typed), rule.message),
    ),
  );
}

export const named = /* @__NO_SIDE_EFFECTS__ */ (message: string, min: number = nameMin) =>
  text({ min, max: nameMax, message, tooLong: rules.nameMax });

// @__NO_SIDE_EFFECTS__
export function optionalText(rule: TextRule) {
  return z.optional(z.pipe(blankToNull, z.nullable(text(rule))));
}

const blankToNull = z.pipe(
  z.nullable(z.string()),
  z.transform((typed: string | null) => (typed === null || typed.trim() === '' ? null : typed)),
);

export function isEmail(typed: string): boolean {
  if (typed.length > emailMax || typed.includes('..')) return false;
  const at = typed.indexOf('@');
  if (at < 1 || at > 64 || at !== typed.lastIndexOf('@')) return false;
  const domain = typed.slice(at + 1);
  return (
    // With an invisible character, it would look like the address of somebody else, and count apart.
    /^[^\s@<>()[\]\\,;:"\p{Default_Ignorable_Code_Point}]+$/u.test(typed.slice(0, at)) &&
    /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(domain) &&
    /^[^.]+(?:\.[^.]+)+$/.test(domain)
  );
}

/** In lower case, so that one mailbox is one account. */
export const email = /* @__NO_SIDE_EFFECTS__ */ (message: string) =>
  z.pipe(
    text({ max: emailMax, message }),
    z.pipe(
      // Lower case takes some letters apart.
      z.transform((typed: string) => typed.toLowerCase().normalize('NFC')),
      z.string().check(z.refine(isEmail, message)),
    ),
  );

/** `null` if the link is not allowed. */
export function publicLink(typed: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: whitespace and control characters are refused
  if (typed.length > urlMax || /[\s\u0000-\u001f\u007f-\u009f]/.test(typed) || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username || url.password) return null;
  if (!host.includes('.') || host.startsWith('[') || /^[\d.]+$/.test(host)) return null;
  if (/(?:^|\.)(?:localhost|local|internal)$/.test(host)) return null;
  return url.href.length > urlMax ? null : url.href;
}

export const optionalLink = z.optional(
  z.pipe(
    blankToNull,
    z.pipe(
      z.transform((typed: string | null) => (typed === null ? null : (publicLink(typed.trim()) ?? false))),
      z.pipe(
        /* @__PURE__ */ z
          .union([z.string(), z.null(), z.literal(false)])
          .check(z.refine((stored) => stored !== false, rules.url)),
        z.transform((stored: string | null | false) => stored || null),
      ),
    ),
  ),
);

/** Anything but 1 to 15 digits counts as an absent row; `absent` is the message of the 404. */
export const rowId = /* @__NO_SIDE_EFFECTS__ */ (absent: string) =>
  z.pipe(
    z.union([z.string(), z.number()], absent),
    z.pipe(
      z.transform((id: string | number) => String(id)),
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,14}$/, absent)),
        z.transform((id: string) => Number(id)),
      ),
    ),
  );

export const queryNumber = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  z.pipe(
    z.union([z.string().check(z.regex(/^\d{1,6}$/)), z.number()]),
    z.pipe(
      z.transform((typed: string | number) => Number(typed)),
      z.number().check(z.gte(min), z.lte(max)),
    ),
  );

export const count = z.number();
export const success = z.object({ success: z.literal(true) });
export const message = z.object({ message: z.string() });
