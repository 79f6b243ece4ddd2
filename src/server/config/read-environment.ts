import * as z from 'zod/mini';
import { email } from '../../contract/fields.ts';

/** What a restart does not mend. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

export function readEnvironment(env: Environment, problems: string[], known: Set<string> = new Set()) {
  const read = (name: string): string | null => {
    known.add(name);
    return env[name]?.trim() || null;
  };

  function flag(name: string): boolean {
    const typed = read(name);
    if (typed !== null && typed !== '0' && typed !== '1') problems.push(`${name} must be 1 (yes) or 0 (no).`);
    return typed === '1';
  }

  function number(name: string, fallback: number, min: number, max: number): number {
    const typed = Number(read(name) ?? fallback);
    if (typed >= min && typed <= max) return typed;
    problems.push(`${name} must be a number from ${min} to ${max}.`);
    return fallback;
  }

  function whole(name: string, fallback: number, min: number, max: number): number {
    const typed = Number(read(name) ?? fallback);
    if (Number.isInteger(typed) && typed >= min && typed <= max) return typed;
    problems.push(`${name} must be a whole number from ${min} to ${max}.`);
    return fallback;
  }

  function address(name: string, protocols: readonly string[], namesPlace = hasHost): URL | null {
    const typed = read(name);
    if (typed === null) return null;
    const url = URL.canParse(typed) ? new URL(typed) : null;
    if (url === null || !protocols.includes(url.protocol)) {
      if (protocols.some((one) => one !== 'https:' && one !== 'http:' && typed.startsWith(`${one}//`))) {
        problems.push(`${name} cannot be read. ${percentEncode} A port is a number up to 65535.`);
        return null;
      }
      const begins = protocols.map((one) => `${one}//`).join(' or ');
      const quotes = /^["']/.test(typed) ? ' Leave out the quotation marks.' : '';
      problems.push(`${name} must be an address that begins with ${begins}.${quotes}`);
      return null;
    }
    if (!/^https?:$/.test(url.protocol) && (url.hash !== '' || url.pathname.includes('@')))
      problems.push(`${name} cannot be read. ${percentEncode}`);
    else if (!namesPlace(url)) problems.push(`${name} names no host: ${url.protocol}//host`);
    return url;
  }

  function choice<Value extends string>(name: string, values: readonly Value[]): Value | null {
    const typed = read(name);
    if (typed === null) return null;
    const value = values.find((one) => one === typed);
    if (value === undefined) problems.push(`${name} must be one of ${values.join(', ')}.`);
    return value ?? null;
  }

  function mailbox(name: string): string | null {
    const typed = read(name);
    if (typed === null) return null;
    const { data = null, error } = z.safeParse(email(`${name} must be an email address.`), typed);
    problems.push(...(error?.issues ?? []).map(({ message }) => message));
    return data;
  }

  return { read, flag, number, whole, address, choice, mailbox };
}

export const loopback = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

export const percentEncode =
  'Percent-encode special characters in the password: %2F for /, %23 for #, %3F for ?, %40 for @.';

const hasHost = (url: URL): boolean => url.hostname !== '';
