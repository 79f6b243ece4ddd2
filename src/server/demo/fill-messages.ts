import { eq, sql } from 'drizzle-orm';
import { auditEvents } from '../audit/tables.ts';
import type { Db } from '../db/database.ts';
import { replyCodeHash, replyCodeOf } from '../feedback/reply-codes.ts';
import { feedback, feedbackEvents } from '../feedback/tables.ts';
import type { MessageExample } from './example-messages.ts';

/** Ids of people by name, who reply. */
type People = ReadonlyMap<string, number>;

export async function fillMessages(
  tx: Db,
  secretKey: Buffer,
  businessId: number,
  messages: readonly MessageExample[],
  people: People,
): Promise<void> {
  for (const [index, { daysAgo, reply, isRead = reply !== undefined, ...said }] of messages.entries()) {
    const ago = (days: number) =>
      sql<Date>`now() - make_interval(days => ${days}::int, hours => ${2 + (index % 4)}::int)` as unknown as Date;
    const createdAt = ago(daysAgo);
    const answeredAt = reply ? ago(daysAgo - 1) : null;
    const contentHash = `demo ${businessId} ${index}`;
    const [row] = await tx
      .insert(feedback)
      .values({
        name: 'Anonymous',
        email: 'Not provided',
        phone: 'Not provided',
        ...said,
        businessId,
        isRead,
        contentHash,
        state: reply ? 'answered' : 'waiting',
        answeredAt,
        createdAt,
        waitingSince: createdAt,
      })
      .returning({ id: feedback.id });
    if (!row) throw new Error('INSERT returned no row');
    const codeHash = replyCodeHash(secretKey, replyCodeOf(secretKey, { id: row.id, contentHash }));
    await tx.update(feedback).set({ codeHash }).where(eq(feedback.id, row.id));
    if (!reply || !answeredAt) continue;
    const userId = people.get(reply.by) ?? null;
    const by = { userId, userName: reply.by, createdAt: answeredAt };
    await tx.insert(feedbackEvents).values({ ...by, feedbackId: row.id, kind: 'reply', text: reply.text });
    await tx.insert(auditEvents).values({
      ...by,
      businessId,
      kind: 'messages',
      action: 'answered',
      subject: `message ${row.id}`,
      subjectKind: 'message',
      subjectId: row.id,
      isAdministrator: false,
    });
  }
}
