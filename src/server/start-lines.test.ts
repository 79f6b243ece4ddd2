import { expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { startLines } from './start-lines.ts';

it.each([
  [false, 'bos…@example.org becomes an administrator when that address is verified.'],
  [true, 'bos…@example.org is an administrator.'],
])(
  'the line about the administrator has no whole address, since it is also in the log: %s',
  (isAdministrator, line) => {
    const config = readConfig({
      SECRET_KEY: 'a secret for tests that is long enough',
      PUBLIC_URL: 'https://reviews.example.org',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: 'Sayso <no-reply@example.org>',
      ADMIN_EMAIL: 'boss.fields@example.org',
    });
    expect(startLines(config, null, isAdministrator)).toEqual([
      'Sayso is ready: open https://reviews.example.org',
      line,
    ]);
  },
);
