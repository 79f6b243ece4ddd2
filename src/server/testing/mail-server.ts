import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Answer = 'take' | 'hang' | 'hang up' | { readonly code: number; readonly at: 'MAIL' | 'RCPT' | 'DATA' };

export interface MailServer {
  readonly url: string;
  readonly taken: string[];
  /** All received emails, accepted or not. */
  came: number;
  answer: Answer;
  before: () => Promise<void>;
  /** Answers one recipient: a code, or null to take it. */
  recipient: (address: string) => Promise<number | null>;
  words: (address: string) => string;
  /** Ends all connections. */
  hangUp(): void;
  close(): Promise<void>;
  open(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const smtpError = (code: number, words = 'Not today') => Object.assign(new Error(words), { responseCode: code });
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 10,
    onMailFrom(_address, _session, done) {
      const { answer } = server;
      done(typeof answer === 'object' && answer.at === 'MAIL' ? smtpError(answer.code) : null);
    },
    onRcptTo({ address }, _session, done) {
      const { answer } = server;
      if (typeof answer === 'object' && answer.at === 'RCPT') return done(smtpError(answer.code));
      void server
        .recipient(address)
        .then((code) => done(code === null ? null : smtpError(code, server.words(address))));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void decide(Buffer.concat(chunks).toString('utf8'), session.id, done));
    },
  };
  async function decide(message: string, session: string, done: (error?: Error | null) => void): Promise<void> {
    const { answer } = server;
    server.came += 1;
    await server.before();
    if (answer === 'hang') return;
    if (typeof answer === 'object') return done(smtpError(answer.code));
    server.taken.push(message);
    if (answer === 'take') return done();
    for (const connection of smtp.connections as Set<{ id: string; close(): void }>) {
      if (connection.id === session) connection.close();
    }
  }
  let smtp = new SMTPServer(options);
  const listen = (port: number) => new Promise<void>((ready) => smtp.listen(port, '127.0.0.1', () => ready()));
  await listen(0);
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  const server: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    taken: [],
    came: 0,
    answer: 'take',
    before: async () => {},
    recipient: async () => null,
    words: () => 'Not today',
    hangUp: () => {
      for (const connection of smtp.connections as Set<{ close(): void }>) connection.close();
    },
    close: () => new Promise((closed) => smtp.close(() => closed())),
    open: async () => {
      smtp = new SMTPServer(options);
      await listen(address.port);
    },
  };
  return server;
}
