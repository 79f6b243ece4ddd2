import type { Limit } from './endpoint.ts';
import { errorMessages } from './text.ts';

const limit = { per: ['user'], seconds: 3600, sentence: errorMessages.tooManyDownloads } as const;

/** Each download leaves an entry in the audit log for every business in it. */
export const downloadLimits = {
  everything: { ...limit, name: 'downloads of all businesses', max: 20 },
  business: { ...limit, name: 'downloads of a business', max: 60 },
} as const satisfies Record<string, Limit>;
