import { createServer as createHttps } from 'node:https';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { TLSSocket } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { ProviderError } from '../src/server/ai/failure.ts';
import { openProvider } from '../src/server/ai/provider.ts';
import { assertUsable } from '../src/server/db/postgres.ts';
import { smtpTransport } from '../src/server/mail/smtp.ts';

/** The self-signed certificate of the mail server in the tests. */
const selfSigned = (
  createRequire(import.meta.url)('smtp-server/lib/tls-options.js') as () => {
    key: string;
    cert: string;
  }
)();

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

const email = {
  ...{
    id: 1,
    key: 'a',
    recipient: 'rosa@example.org',
    fromName: null,
    replyTo: null,
    subject: 'Hello',
    text: 'Hello',
    html: null,
  },
  headers: null,
  ownerId: null,
  isUrgent: false,
  createdAt: new Date(),
};
const sender = { mailFrom: { address: 'no-reply@example.org' }, productName: 'Sayso' };

it.each([
  ['from the first byte', 'smtps', true],
  ['by STARTTLS', 'smtp', false],
] as const)('hands no email to a mail server that nobody vouches for, encrypted %s', async (_how, protocol, secure) => {
  let received = 0;
  const server = new SMTPServer({
    secure,
    key: selfSigned.key,
    cert: selfSigned.cert,
    authOptional: true,
    onMailFrom(_address, _session, done) {
      received += 1;
      done();
    },
  });
  server.on('error', () => undefined);
  const port = await listen(server.server);
  const transport = smtpTransport(`${protocol}://127.0.0.1:${port}`, sender);
  await expect(transport(email)).rejects.toThrow(/certificate/);
  expect(received).toBe(0);
  await new Promise<void>((done) => server.close(done));
});

it('sends no email and no password to a mail server without encryption, unless that is allowed', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      received.push('password');
      done(null, { user: auth.username });
    },
    onMailFrom(_address, _session, done) {
      received.push('email');
      done();
    },
  });
  server.on('error', () => undefined);
  const url = `smtp://sayso:secret@127.0.0.1:${await listen(server.server)}`;
  await expect(smtpTransport(url, { ...sender, smtpRequiresTls: true })(email)).rejects.toThrow(
    'The mail server offers no encryption (STARTTLS), so nothing was sent. Use smtps:// in SMTP_URL, or set SMTP_ALLOW_PLAINTEXT=1 on a network that you trust.',
  );
  expect(received).toEqual([]);
  await smtpTransport(url, { ...sender, smtpRequiresTls: false })(email);
  expect(received).toEqual(['password', 'email']);
  await new Promise<void>((done) => server.close(done));
});

it('sends neither key nor prompt to a model host with an untrusted certificate', async () => {
  let received = 0;
  const server = createHttps(selfSigned, (_request, response) => {
    received += 1;
    response.end();
  });
  const baseUrl = `https://127.0.0.1:${await listen(server)}/v1`;
  const ask = await openProvider({ provider: 'compatible', model: 'm', apiKey: 'a key', baseUrl });
  await expect(ask('instructions', 'prompt', AbortSignal.timeout(10_000))).rejects.toBeInstanceOf(ProviderError);
  expect(received).toBe(0);
  server.close();
});

it('sends nothing to a database with an untrusted certificate', async () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // In PostgreSQL's protocol, the client requests TLS with eight bytes and the server agrees with `S`.
    socket.once('data', () => {
      socket.write('S');
      const secure = new TLSSocket(socket, { isServer: true, ...selfSigned });
      secure.on('error', () => undefined);
      secure.on('data', (chunk: Buffer) => received.push(chunk));
    });
  });
  const port = await listen(server);
  const url = `postgres://sayso:secret@127.0.0.1:${port}/sayso?sslmode=verify-full`;
  await expect(assertUsable(url, false)).rejects.toThrow(/certificate/);
  expect(received).toEqual([]);
  server.close();
});
