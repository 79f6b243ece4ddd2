import type { Config } from '../config/config.ts';

export function contentPolicy(
  hashes: { readonly script?: readonly string[]; readonly style?: readonly string[] } = {},
) {
  const list = (values: readonly string[] | undefined): string => (values ?? []).map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${list(hashes.script)}`,
    `style-src 'self'${list(hashes.style)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function securityHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentPolicy(),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(config.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
