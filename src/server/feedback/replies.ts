import { notesMax, repliesMax } from '../../contract/constants.ts';
import { inboxErrors } from '../../contract/feedback/errors.ts';
import { explain, lint } from '../../policy/linter.ts';
import { noteFirstStep } from '../businesses/first-step-store.ts';
import { AppError, conflict } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { assertVersion, changeMessage } from './change-message.ts';
import { countEvents, hadTooManyKey, insertEvent } from './event-store.ts';
import { recordMessage } from './inbox-handlers.ts';
import { replyCodeHash, replyCodeOf } from './reply-codes.ts';
import { emailReply } from './reply-emails.ts';
import { markAnswered } from './store.ts';

export const postReply: Handler<'POST /api/businesses/{id}/feedback/{feedbackId}/replies'> = (input, context) => {
  const { user } = context.session;
  const { config } = context.services;
  const message = { businessId: input.id, id: input.feedbackId };
  return changeMessage(context, 'answerFeedback', message, async (tx, row, business) => {
    await assertVersion(tx, row, input.version, input.text);
    assertAllowed(input.text);
    if ((await countEvents(tx, row.id, 'reply')) >= repliesMax)
      throw conflict('replies_used_up', inboxErrors.repliesUsedUp);
    const mayEmail = row.hasEmail && row.mayEmail;
    if (!mayEmail && !row.hasCode) throw conflict('unreachable', inboxErrors.unreachable);
    const sentKey = mayEmail ? await emailReply(tx, config, business, row, input.text) : null;
    const hadTooMany = mayEmail && sentKey === null;
    const emailKey = hadTooMany ? hadTooManyKey : sentKey;
    // Messages from before there were codes get theirs with the first reply.
    const codeHash = replyCodeHash(config.secretKey, replyCodeOf(config.secretKey, row));
    await markAnswered(tx, user, message, codeHash);
    const eventId = await insertEvent(tx, { feedbackId: row.id, kind: 'reply', text: input.text, by: user, emailKey });
    await recordMessage(tx, context, message, 'answered');
    await noteFirstStep(tx, input.id, 'answered');
    return {
      eventId,
      state: 'answered',
      version: row.version + 1,
      emailed: sentKey !== null,
      hadTooMany,
    };
  });
};

/** The same rules as in the browser, which may be old or not ours. Saving the text as a note is still possible. */
export function assertAllowed(text: string): void {
  const matches = lint(text);
  const blocking = matches.filter(({ level }) => level === 'block');
  if (blocking.length > 0) throw new AppError(422, 'policy', explain(blocking), { extra: { matches } });
}

export const postNote: Handler<'POST /api/businesses/{id}/feedback/{feedbackId}/notes'> = (input, context) => {
  const { user } = context.session;
  const message = { businessId: input.id, id: input.feedbackId };
  return changeMessage(context, 'answerFeedback', message, async (tx, row) => {
    if ((await countEvents(tx, row.id, 'note')) >= notesMax) throw conflict('notes_used_up', inboxErrors.notesUsedUp);
    await recordMessage(tx, context, message, 'added a note to');
    return { eventId: await insertEvent(tx, { feedbackId: row.id, kind: 'note', text: input.text, by: user }) };
  });
};
