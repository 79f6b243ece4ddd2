import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../contract/text.ts';
import type { Services } from '../http/context.ts';
import { notFound } from '../http/refusal.ts';
import { letterId } from './preview.ts';
import { letters } from './tables.ts';

const escapeHtml = (typed: string): string => typed.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** On a laptop without mail, letters are shown here instead of being sent. Served only when the installation is local. */
export function serveKeptLetters(app: FastifyInstance, services: Services): void {
  const newest = () =>
    services.database.db.select().from(letters).where(eq(letters.state, 'kept')).orderBy(desc(letters.id)).limit(100);
  const page = (title: string, body: string): string =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><main>${body}</main></html>`;

  app.get('/dev/letters', async (_request, reply) => {
    const rows = (await newest()).map(
      (row) =>
        `<li><a href="/dev/letters/${letterId(row.key)}">${escapeHtml(row.subject)}</a> to ${escapeHtml(row.recipient)}</li>`,
    );
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No letters yet.</p>';
    return reply.type('text/html; charset=utf-8').send(page('Letters', `<h1>Letters</h1>${list}`));
  });

  app.get('/dev/letters/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const row = (await newest()).find((one) => letterId(one.key) === id);
    if (!row) throw notFound(refusals.notFound);
    const body = `<h1>${escapeHtml(row.subject)}</h1><p>To ${escapeHtml(row.recipient)}</p>${paragraphs(row.text)}`;
    return reply
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page(row.subject, body));
  });
}

/** The letter's text with its addresses as links. */
function paragraphs(text: string): string {
  return escapeHtml(text)
    .split('\n\n')
    .map(
      (one) =>
        `<p>${one.replace(/https?:\/\/[^\s&]+(?:&#\d+;[^\s&]+)*/g, (link) => `<a href="${link}">${link}</a>`)}</p>`,
    )
    .join('');
}
