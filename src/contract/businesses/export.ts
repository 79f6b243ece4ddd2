import * as z from 'zod/mini';
import { downloadLimits } from '../downloads.ts';
import { endpoint } from '../endpoint.ts';

/** A file of "Download everything", or a kind of file that each business has. */
const contents = z.object({
  /** Absent for files of the account. */
  business: z.optional(z.string()),
  files: z.array(z.object({ name: z.string(), about: z.string(), rows: z.nullable(z.number()) })),
});
export type ExportContents = z.infer<typeof contents>;

export const exportCalls = {
  'GET /api/export': endpoint({
    access: 'user',
    input: z.object({}),
    limits: [{ name: 'lists of what a download holds', per: ['user'], max: 60, seconds: 3600 }],
    reply: z.array(contents),
  }),
  'GET /api/export.zip': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({}),
    pool: 'exports',
    limits: [downloadLimits.everything],
    file: 'application/zip',
    reply: z.custom<AsyncIterable<Uint8Array>>(),
  }),
} as const;
