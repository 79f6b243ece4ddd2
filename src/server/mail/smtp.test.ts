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
  [
    'a certificate of a private authority',
    { code: 'ESOCKET', message: 'self-signed certificate in certificate chain' },
    'The certificate of the mail server is not trusted: self-signed certificate in certificate chain. If your own authority signed it, set NODE_EXTRA_CA_CERTS to the file of that authority.',
    false,
  ],
  [
    'smtps:// on a port for STARTTLS',
    {
      code: 'ESOCKET',
      message: '0010:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../ssl3.c:354:',
    },
    'The mail server does not begin with TLS at this port. Use smtp:// in SMTP_URL; Sayso then asks for encryption (STARTTLS).',
    false,
  ],
])('reports %s, and whether a retry can help', (_what, failure, message, isFinal) => {
  expect(deliveryError(failure)).toMatchObject({ message, isFinal });
});
