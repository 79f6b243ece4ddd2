import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorMessages } from '../../contract/text.ts';
import { escapeHtml } from '../escape-html.ts';
import { notFound } from '../http/app-error.ts';
import type { Services } from '../http/context.ts';
import { messageId } from './preview.ts';
import { listDevMailbox } from './queue-store.ts';

const stylesheet = readFileSync(join(import.meta.dirname, 'dev-mailbox.css'), 'utf8');

export function serveDevMailbox(app: FastifyInstance, services: Services): void {
  const { productName } = services.config;
  const newest = () => listDevMailbox(services.database.db);
  const send = (reply: FastifyReply, title: string, body: string): FastifyReply =>
    reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(page(`${title} · ${productName}`, body));

  app.get('/dev/mailbox.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(stylesheet),
  );

  app.get('/dev/mailbox', async (_request, reply) => {
    const rows = (await newest()).map(
      (row) =>
        `<li><a href="/dev/mailbox/${messageId(row.key)}">${escapeHtml(row.subject)}</a><span>to ${escapeHtml(row.recipient)}</span></li>`,
    );
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No emails yet.</p>';
    const why = 'No mail server is configured, so emails are shown here instead of being sent. Newest first.';
    return send(reply, 'Emails', `<h1>Emails</h1><p class="soft">${why}</p>${list}`);
  });

  app.get('/dev/mailbox/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const row = (await newest()).find((one) => messageId(one.key) === id);
    if (!row) throw notFound(errorMessages.notFound);
    const subject = escapeHtml(row.subject);
    const head = `<a class="back" href="/dev/mailbox">All emails</a><h1>${subject}</h1><p class="soft">To ${escapeHtml(row.recipient)}</p>`;
    return send(reply, row.subject, `${head}<article>${paragraphs(row.text)}</article>`);
  });
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<main>${body}</main>
</body>
</html>`;

const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((one) => (/^[0-9A-Z]{6}$/.test(one) ? `<div class="code"><p>${one}</p></div>` : `<p>${linked(one)}</p>`))
    .join('');

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s&]+(?:&#\d+;[^\s&]+)*/g, (address) => `<a href="${address}">${address}</a>`);
