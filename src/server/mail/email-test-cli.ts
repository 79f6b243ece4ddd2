import { randomUUID } from 'node:crypto';
import { isEmail } from '../../contract/fields.ts';
import { readConfig } from '../config/config.ts';
import { runCommand } from '../run-command.ts';
import { smtpTransport } from './smtp.ts';

async function main([recipient = '', ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || !isEmail(recipient)) {
    process.stderr.write('Usage: npm run email-test -- you@example.org\n');
    return 2;
  }
  const config = readConfig(process.env);
  if (config.smtpUrl === null) {
    process.stderr.write('SMTP_URL is not set, so Sayso sends no email. It shows emails at /dev/mailbox instead.\n');
    return 1;
  }
  await smtpTransport(
    config.smtpUrl,
    config,
  )({
    id: 0,
    key: `test ${randomUUID()}`,
    recipient,
    fromName: null,
    replyTo: null,
    subject: `Test email from ${config.productName}`,
    text: `This is a test email from ${config.productName} at ${config.publicUrl.origin}. Nothing else to do.\n`,
    html: null,
    headers: null,
    ownerId: null,
    isUrgent: false,
    createdAt: new Date(),
  });
  const { host } = new URL(config.smtpUrl);
  process.stdout.write(`${host} accepted the test email from ${config.mailFrom.address} to ${recipient}.\n`);
  return 0;
}

runCommand(main);
