import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { codeIn, startMailbox } from './mailbox.ts';
import { startModel } from './model.ts';
import { startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

/** A client that keeps its cookies. */
function browserOf(origin: string) {
  const cookies = new Map<string, string>();
  return async (line: string, body: unknown = {}) => {
    const [method = 'GET', path = ''] = line.split(' ');
    const response = await fetch(origin + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    expect(response.ok, `${line} answered ${response.status}`).toBe(true);
    return response;
  };
}

it('connects to its database, its mail server and its model, and to no address that users typed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-connections-'));
  const file = join(folder, 'connections');
  const [postgres, mailbox, model] = await Promise.all([startPostgres(), startMailbox(), startModel()]);
  const databaseUrl = await postgres.create('outbound');
  const product = await startProduct({
    databaseUrl,
    smtpUrl: mailbox.url,
    env: {
      NODE_OPTIONS: `--import=${resolve('tests/record-connections.ts')}`,
      CONNECTIONS_FILE: file,
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'loopback',
      AI_BASE_URL: model.url,
      HOW_TO_VIDEO_URL: 'https://video.example.net/how-to',
    },
  });
  const email = 'rosa@example.org';
  const password = 'four green bicycles';
  const owner = browserOf(product.url);
  await owner('POST /api/register', { name: 'Rosa Fields', email, password });
  const code = codeIn((await mailbox.waitFor(email, /\b\d{6}\b/)).text);
  await owner('POST /api/verify-code', { email, code });
  await owner('POST /api/login', { email, password });
  const links = { websiteUrl: 'https://site.example.net', reviewUrl: 'https://review.example.net/a' };
  const made = await owner('POST /api/businesses', {
    ...{ name: 'Bright Harbor Dental', city: 'Portland', state: 'Oregon', contactName: 'Rosa Fields' },
    ...{ feedbackEmail: email, googleCategory1: 'Dentist', facebookUrl: 'https://face.example.net/b', ...links },
    // Emails of medical practices hold no words otherwise.
    feedbackMail: 'full',
  });
  const { id, slug } = (await made.json()) as { id: number; slug: string };
  const customer = browserOf(product.url);
  await customer(`GET /api/businesses/slug/${slug}`);
  await customer('POST /api/reviews/generate', {
    businessId: id,
    type: 'healthcare',
    sentiments: ['Friendly staff', 'Long wait', 'Clean rooms', 'Easy to find'],
  });
  await customer(`POST /api/analytics/google-click/${id}`);
  const feedback = 'The wait was long, see http://typed.example.net/page and http://127.0.0.1:9/.';
  await customer(`POST /api/businesses/${id}/send-feedback`, { businessId: id, email: 'c@example.com', feedback });
  await mailbox.waitFor(email, 'The wait was long');
  await customer('POST /api/forgot-password', { email });
  await mailbox.waitFor(email, 'reset');
  expect(model.requests.length).toBeGreaterThan(0);
  await product.stop();

  const reached = new Set(readFileSync(file, 'utf8').trim().split('\n'));
  const allowed = [databaseUrl, mailbox.url, model.url].map((address) => new URL(address).host);
  expect([...reached].sort()).toEqual(allowed.sort());
  await Promise.all([postgres.stop(), mailbox.stop(), model.stop()]);
  rmSync(folder, { recursive: true });
});
