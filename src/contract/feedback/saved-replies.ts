import * as z from 'zod/mini';
import { replyMax, replyMin, savedReplyNameMax } from '../constants.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, rowId, success, text } from '../fields.ts';
import { errorMessages } from '../text.ts';
import { savedReplyErrors } from './errors.ts';

const savedReply = z.object({ id: count, name: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof savedReply>;

const id = rowId(errorMessages.businessNotFound);
const replyId = rowId(savedReplyErrors.notFound);
const fields = {
  name: text({ min: 1, max: savedReplyNameMax, message: savedReplyErrors.name }),
  text: text({ min: replyMin, max: replyMax, message: savedReplyErrors.text, lines: true }),
};
const limits: readonly Limit[] = [{ name: 'saved replies', per: ['user'], max: 300, seconds: 3600 }];

/** A business's own words for replies. The policy linter checks them when they are saved, and again when they are sent. */
export const savedReplyCalls = {
  'GET /api/businesses/{id}/saved-replies': endpoint({
    access: 'user',
    input: z.object({ id }),
    /** Sorted by name. */
    reply: z.object({ savedReplies: z.array(savedReply) }),
  }),
  'POST /api/businesses/{id}/saved-replies': endpoint({
    access: 'user',
    input: z.object({ id, ...fields }),
    status: 201,
    idempotent: true,
    replayNeeds: 'answerFeedback',
    limits,
    reply: savedReply,
  }),
  'PATCH /api/businesses/{id}/saved-replies/{replyId}': endpoint({
    access: 'user',
    input: z.object({ id, replyId, name: z.optional(fields.name), text: z.optional(fields.text) }),
    limits,
    reply: savedReply,
  }),
  'DELETE /api/businesses/{id}/saved-replies/{replyId}': endpoint({
    access: 'user',
    input: z.object({ id, replyId }),
    idempotent: true,
    replayNeeds: 'answerFeedback',
    limits,
    reply: success,
  }),
} as const;
