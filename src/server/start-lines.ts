import type { AddressInfo } from 'node:net';
import { maskEmail } from '../contract/invitations/mask-email.ts';
import type { Config } from './config/config.ts';

export function startLines(config: Config, address: AddressInfo | string | null, isAdministrator: boolean): string[] {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const open = config.publicUrl.port === '0' ? `http://localhost:${port}` : config.publicUrl.origin;
  return [
    `${config.productName} is ready: open ${open}`,
    administratorLine(config, isAdministrator),
    ...(config.local ? [`No mail server is configured. Emails are shown at ${open}/dev/mailbox.`] : []),
  ];
}

function administratorLine({ adminEmail }: Config, isAdministrator: boolean): string {
  if (adminEmail === null)
    return 'To become an administrator, register, verify your address, and run in a second terminal: npm run admin -- grant YOUR-EMAIL';
  return `${maskEmail(adminEmail)} ${isAdministrator ? 'is an administrator.' : 'becomes an administrator when that address is verified.'}`;
}
