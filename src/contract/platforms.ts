interface Platform {
  readonly label: string;
  readonly letter: string;
  readonly field: `${string}Url`;
  readonly hosts: RegExp;
  /** Where the button leads when the owner gave no link; null: no button. */
  readonly fallback: (name: string, city: string) => string | null;
  readonly home: string;
  readonly policy: string;
}

const mapSearch = (name: string, city: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name} ${city}`.trim())}`;

export const platforms = {
  google: {
    label: 'Google',
    letter: 'G',
    field: 'reviewUrl',
    // Review links also come from country domains: google.de, google.co.uk.
    hosts: /^(?:[a-z0-9-]+\.)*(?:google\.(?:com|[a-z]{2}|com?\.[a-z]{2})|goo\.gl|g\.page|g\.co)$/,
    fallback: mapSearch,
    home: 'https://www.google.com/maps/search/?api=1&query=healthcare%20clinics',
    policy: 'https://support.google.com/contributionpolicy/answer/7400114',
  },
  facebook: {
    label: 'Facebook',
    letter: 'f',
    field: 'facebookUrl',
    hosts: /^(?:[a-z0-9-]+\.)*(?:facebook\.com|fb\.com|fb\.me)$/,
    fallback: (_name: string, _city: string) => null,
    home: 'https://www.facebook.com/',
    policy: 'https://transparency.meta.com/policies/community-standards/',
  },
} as const satisfies Record<string, Platform>;

export type PlatformId = keyof typeof platforms;
export type LinkField = (typeof platforms)[PlatformId]['field'];

export const platformIds = /* @__PURE__ */ Object.keys(platforms) as readonly PlatformId[];
/** The platform that a business can be found on without a link. */
export const mainPlatform: PlatformId = 'google';
export const otherPlatforms = /* @__PURE__ */ platformIds.filter((id) => id !== mainPlatform);

/** Lists the names, such as "Google or Facebook". */
// @__NO_SIDE_EFFECTS__
export function platformNames(word: 'and' | 'or'): string {
  const names = platformIds.map((id) => platforms[id].label);
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

// @__NO_SIDE_EFFECTS__
export function forEachPlatform<Key extends string, Value>(
  make: (id: PlatformId, platform: Platform & { readonly field: LinkField }) => readonly [Key, Value],
) {
  return Object.fromEntries(platformIds.map((id) => make(id, platforms[id]))) as Record<Key, Value>;
}

export const forEachLink = /* @__NO_SIDE_EFFECTS__ */ <Value>(make: (field: LinkField) => Value) =>
  forEachPlatform((_, { field }) => [field, make(field)]);

export type Counter = 'reviewsGenerated' | `${PlatformId}LinkClicks`;
/** In the order of the dashboard. */
export const counterNames: readonly Counter[] = [
  'reviewsGenerated',
  .../* @__PURE__ */ platformIds.map((id) => `${id}LinkClicks` as const),
];
