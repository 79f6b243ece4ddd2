import { expect, it } from 'vitest';
import { deliveryError } from './smtp.ts';

it.each([
  [
    'an address that the mail library refuses',
    { code: 'EENVELOPE', message: 'No recipients defined' },
    'The email cannot be sent to this address.',
    true,
  ],
  [
    'a text that the mail library refuses',
    { code: 'EMESSAGE', message: 'Invalid message' },
    'The email cannot be sent to this address.',
    true,
  ],
  [
    'an unknown mailbox',
    { code: 'EENVELOPE', responseCode: 550, response: '550 no such user', command: 'RCPT TO' },
    'The mail server rejected the email. It said: 550 no such user',
    true,
  ],
  [
    'a full mailbox',
    { code: 'EENVELOPE', responseCode: 452, response: '452 try later', command: 'RCPT TO' },
    'The mail server deferred the email. It said: 452 try later',
    false,
  ],
  [
    'an unreachable server',
    { code: 'ECONNECTION', message: 'connect ECONNREFUSED 127.0.0.1:25' },
    'The mail server could not be reached or did not answer: connect ECONNREFUSED 127.0.0.1:25. Check the host and the port in SMTP_URL.',
    false,
  ],
])('reports %s, and whether a retry can help', (_what, failure, message, isFinal) => {
  expect(deliveryError(failure)).toMatchObject({ message, isFinal });
});
