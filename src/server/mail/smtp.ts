import { createHash } from 'node:crypto';
import type { Config, Mailbox } from '../config/config.ts';
import type { LeasedEmail } from './lease-store.ts';
import { type Dialog, watchDialog } from './smtp-dialog.ts';

export type Transport = (message: LeasedEmail) => Promise<void>;

export class DeliveryError extends Error {
  readonly isFinal: boolean;
  /** False when the mail server would refuse any email. */
  readonly isAboutEmail: boolean;

  constructor(sentence: string, isFinal: boolean, isAboutEmail = isFinal) {
    super(sentence);
    this.isFinal = isFinal;
    this.isAboutEmail = isAboutEmail;
  }
}

const second = 1000;
/** For the whole delivery, also with a server that sends a byte now and then. */
const patience = 60 * second;

type SmtpConfig = Pick<Config, 'mailFrom' | 'productName'> & Partial<Pick<Config, 'smtpRequiresTls'>>;

export async function verifySmtp(url: string, config: SmtpConfig): Promise<void> {
  const transport = await connection(url, config);
  try {
    await inTime(transport.verify());
  } catch (error) {
    throw deliveryError(error);
  } finally {
    transport.close();
  }
}

async function connection(url: string, { smtpRequiresTls }: SmtpConfig, dialog?: Dialog) {
  // Loaded after the start, which need not wait for it.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    ...(dialog ? { logger: dialog.logger, transactionLog: true } : {}),
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
    dnsTimeout: 5 * second,
    requireTLS: smtpRequiresTls ?? false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function smtpTransport(url: string, config: SmtpConfig): Transport {
  const { mailFrom, productName } = config;
  const from = { name: mailFrom.name ?? productName, address: mailFrom.address };
  return async (message) => {
    const dialog = watchDialog();
    const transport = await connection(url, config, dialog);
    try {
      await inTime(transport.sendMail(messageOf(message, from)));
    } catch (error) {
      throw deliveryError(error, dialog.tookSender());
    } finally {
      transport.close();
    }
  };
}

/** Depends on the email alone, so that duplicates are equal to the byte. */
function messageOf(message: LeasedEmail, from: Required<Mailbox>) {
  const hash = createHash('sha256').update(message.key).digest('hex').slice(0, 40);
  return {
    from: message.fromName === null ? from : { name: message.fromName, address: from.address },
    // In one string, a comma or line break would start another recipient.
    to: { name: '', address: message.recipient },
    ...(message.replyTo === null ? {} : { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    ...(message.html === null ? {} : { html: message.html }),
    messageId: `<${hash}@${from.address.split('@')[1] ?? 'localhost'}>`,
    date: message.createdAt,
    baseBoundary: hash,
    headers: { ...message.headers, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly message?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

export function deliveryError(error: unknown, tookSender = false): DeliveryError {
  const { code, command, message = '', responseCode, response = '' } = (error ?? {}) as SmtpFailure;
  const answer = cleaned(response);
  if (/self.signed|unable to (?:verify|get)/i.test(message))
    return new DeliveryError(
      `The certificate of the mail server is not trusted: ${cleaned(message)}. If your own authority signed it, set NODE_EXTRA_CA_CERTS to the file of that authority.`,
      false,
    );
  if (/wrong version number/i.test(message))
    return new DeliveryError(
      'The mail server does not begin with TLS at this port. Use smtp:// in SMTP_URL; Sayso then asks for encryption (STARTTLS).',
      false,
    );
  if (code === 'ETLS') {
    return new DeliveryError(
      'The mail server offers no encryption (STARTTLS), so nothing was sent. Use smtps:// in SMTP_URL, or set SMTP_ALLOW_PLAINTEXT=1 on a network that you trust.',
      false,
    );
  }
  // The operator can correct the sender, and all emails are sent then.
  if (command === 'MAIL FROM' && responseCode) {
    return new DeliveryError(`The mail server refuses our sender address (MAIL_FROM). It said: ${answer}`, false);
  }
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (tookSender && !isAboutEmail) {
    const sentence = `The mail server took our sender address and did not finish this email: ${cleaned(message)}.`;
    return new DeliveryError(sentence, false, true);
  }
  // Rejected credentials concern all emails, and the operator can correct them.
  if (!isAboutEmail && responseCode) {
    return new DeliveryError(
      `The mail server does not let us in. Check the user and the password in SMTP_URL. It said: ${answer}`,
      false,
    );
  }
  if (!isAboutEmail)
    return new DeliveryError(
      `The mail server could not be reached or did not answer: ${cleaned(message)}. Check the host and the port in SMTP_URL.`,
      false,
    );
  if (responseCode && responseCode < 500) {
    return new DeliveryError(`The mail server deferred the email. It said: ${answer}`, false, true);
  }
  if (responseCode) return new DeliveryError(`The mail server rejected the email. It said: ${answer}`, true);
  return new DeliveryError('The email cannot be sent to this address.', true);
}

/** Without addresses: the log and administrators see it. */
const cleaned = (response: string): string =>
  response
    .slice(0, 1000)
    .replace(/[^\x20-\x7e]+/g, ' ')
    .replace(/[^\s<>"'(),;:]*@[^\s<>"'(),;:]*/g, '…')
    // Some servers repeat their code.
    .replace(/^(\d{3}) \1 /, '$1 ')
    .slice(0, 200);
