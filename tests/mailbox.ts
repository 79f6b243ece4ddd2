import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** One received email. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  /** The plain part, decoded. */
  readonly text: string;
  readonly raw: string;
}

/** A real mail server on the loopback address that stores all emails. */
export interface Mailbox {
  readonly url: string;
  readonly emails: readonly Email[];
  /** Changes its behavior: accepts emails, defers them (450), rejects them (550) or does not answer. */
  behave: 'take' | 'put off' | 'refuse' | 'hang';
  /** The newest email to that address whose subject or text contains the words. */
  readonly waitFor: (to: string, words: string | RegExp, seconds?: number) => Promise<Email>;
  readonly stop: () => Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const emails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.behave === 'hang') return;
        if (mailbox.behave !== 'take') {
          const [code, words] = mailbox.behave === 'refuse' ? [550, 'No such mailbox'] : [450, 'Try again later'];
          return done(Object.assign(new Error(words), { responseCode: code }));
        }
        const to = session.envelope.rcptTo.map((recipient) => recipient.address).join(', ');
        emails.push(readEmail(to, Buffer.concat(chunks).toString('latin1')));
        done();
      });
    },
  });
  // A client may be killed in the middle of an email.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');

  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${address.port}`,
    emails,
    behave: 'take',
    waitFor: async (to, words, seconds = 20) => {
      const matches = (message: Email) =>
        message.to.toLowerCase() === to.toLowerCase() && new RegExp(words).test(`${message.subject}\n${message.text}`);
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) {
        const message = emails.findLast(matches);
        if (message) return message;
      }
      const seen = emails.map((message) => `${message.to}: ${message.subject}`).join('\n');
      throw new Error(`No email to ${to} with ${words}. There are:\n${seen}`);
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
  return mailbox;
}

/** The six-digit code in a message. */
export function codeIn(text: string): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
  if (!code) throw new Error(`No code in:\n${text}`);
  return code;
}

function readEmail(to: string, raw: string): Email {
  const headers = headersOf(raw);
  return {
    to,
    subject: decodeWords(headers.get('subject') ?? ''),
    messageId: headers.get('message-id') ?? '',
    text: plainPart(raw),
    raw,
  };
}

function headersOf(part: string): Map<string, string> {
  const head = part.slice(0, part.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function plainPart(part: string): string {
  const headers = headersOf(part);
  const type = headers.get('content-type') ?? 'text/plain';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return parts.map((inner) => plainPart(inner.replace(/^\r\n/, ''))).find((text) => text !== '') ?? '';
  }
  if (!type.startsWith('text/plain')) return '';
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

const decodeQuoted = (text: string) =>
  text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) => {
      const bytes =
        kind.toUpperCase() === 'B'
          ? Buffer.from(word, 'base64').toString('latin1')
          : decodeQuoted(word.replaceAll('_', ' '));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    });
}
