/** Undefined without one: a proxy's own login, such as Basic, is not ours. Null is no reason to fall back on a cookie. */
export function readBearer(header = ''): string | null | undefined {
  if (!/^Bearer\b/i.test(header)) return undefined;
  return /^Bearer ([!-~]{1,200})$/i.exec(header)?.[1] ?? null;
}
