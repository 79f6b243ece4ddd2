import { savedRepliesMax } from '../../contract/constants.ts';
import { savedReplyErrors } from '../../contract/feedback/errors.ts';
import type { SavedReply } from '../../contract/feedback/saved-replies.ts';
import { changeBusinessOf } from '../businesses/change-store.ts';
import { invalid, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { assertOwnBusiness } from './inbox-handlers.ts';
import { assertAllowed } from './replies.ts';
import {
  deleteSavedReply,
  insertSavedReply,
  listSavedReplies,
  listStoredReplies,
  updateSavedReply,
} from './saved-reply-store.ts';

export const getSavedReplies: Handler<'GET /api/businesses/{id}/saved-replies'> = async ({ id }, context) => {
  const { user } = context.session;
  await assertOwnBusiness(context.db, user, 'answerFeedback', id);
  return { savedReplies: await listSavedReplies(context.db, user, id) };
};

export const addSavedReply: Handler<'POST /api/businesses/{id}/saved-replies'> = ({ id, name, text }, context) =>
  changeBusinessOf(context, 'answerFeedback', id, 'saved a reply of', async (tx, business) => {
    const stored = await listStoredReplies(tx, business);
    if (stored.length >= savedRepliesMax) throw invalid(savedReplyErrors.max, { name: savedReplyErrors.max });
    assertAllowed(text);
    assertFree(name, stored);
    return { id: await insertSavedReply(tx, business, { name, text }), name, text };
  });

export const changeSavedReply: Handler<'PATCH /api/businesses/{id}/saved-replies/{replyId}'> = (input, context) =>
  changeBusinessOf(context, 'answerFeedback', input.id, 'changed a saved reply of', async (tx, business) => {
    const stored = await listStoredReplies(tx, business);
    const before = stored.find(({ id }) => id === input.replyId);
    if (!before) throw notFound(savedReplyErrors.notFound);
    const { name = before.name, text = before.text } = input;
    if (text !== before.text) assertAllowed(text);
    const others = stored.filter(({ id }) => id !== before.id);
    assertFree(name, others);
    const after = { id: before.id, name, text };
    await updateSavedReply(tx, business, after);
    return after;
  });

export const removeSavedReply: Handler<'DELETE /api/businesses/{id}/saved-replies/{replyId}'> = (input, context) =>
  changeBusinessOf(context, 'answerFeedback', input.id, 'deleted a saved reply of', async (tx, business) => {
    if (!(await deleteSavedReply(tx, business, input.replyId))) throw notFound(savedReplyErrors.notFound);
    return { success: true };
  });

function assertFree(name: string, others: readonly SavedReply[]): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw invalid(savedReplyErrors.taken, { name: savedReplyErrors.taken });
}
