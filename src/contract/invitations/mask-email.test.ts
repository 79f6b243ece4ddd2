import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.for([
  ['maria.lopez@gmail.com', 'mar…@gmail.com'],
  ['marios@gmail.com', 'mar…@gmail.com'],
  ['maria@gmail.com', 'ma…@gmail.com'],
  ['anna@gmail.com', 'an…@gmail.com'],
  ['jim@gmail.com', 'j…@gmail.com'],
  ['jo@gmail.com', 'j…@gmail.com'],
  ['m@gmail.com', '…@gmail.com'],
  ['"a@b"@example.org', '"a…@example.org'],
  ['😀😀😀😀@example.org', '😀😀…@example.org'],
])('%s is shown as %s: three letters at most, and never more than half of the name', ([email = '', masked]) =>
  expect(maskEmail(email)).toBe(masked),
);
