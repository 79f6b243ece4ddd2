import { expect, test } from 'vitest';
import { looksLikePerson } from './person-names.ts';

test.each(['Maria', 'Dr. Okafor', "Dana's chair", 'Sam at the desk', 'Nurse Lindqvist', 'JENNIFER'])(
  '%s looks like a person',
  (name) => expect(looksLikePerson(name)).toBe(true),
);

test.each([
  'Front desk',
  'Front Desk',
  'Van',
  'Waiting room',
  'Invoice',
  'St. James Street',
  'Room 2',
  '',
  'Dr. phone',
])('%s does not look like a person', (name) => expect(looksLikePerson(name)).toBe(false));
