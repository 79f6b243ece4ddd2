import { isEmail } from '../contract/fields.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Adds a sentence for the operator to `problems` for each invalid variable. */
export function readEnvironment(env: Environment, problems: string[]) {
  const read = (name: string): string | null => env[name]?.trim() || null;

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
      problems.push(`${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
      return null;
    }
    if (!namesPlace(url)) problems.push(`${name} names no host: ${url.protocol}//host`);
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
    const typed = read(name)?.toLowerCase() ?? null;
    if (typed !== null && !isEmail(typed)) problems.push(`${name} must be an e-mail address.`);
    return typed;
  }

  return { read, number, whole, address, choice, mailbox };
}

const hasHost = (url: URL): boolean => url.hostname !== '';
