import { expect, test } from 'vitest';
import { usableName } from './first-name.ts';

test.for([
  'NULL',
  'null',
  'N/A',
  'n/a',
  'NONE',
  'None',
  'UNKNOWN',
  'TEST',
  'test',
  'NA',
  'NaN',
  'No name',
  'Mr.',
  '-',
  '',
])('IL-9 %s is no name: the email says "Hi,"', (typed) => expect(usableName(typed)).toBe(null));

test.for([
  ['MAX', 'Max'],
  ['MARIA JOSÉ', 'Maria José'],
  ['ANNA-LENA', 'Anna-Lena'],
  ['MAX P.', 'Max P.'],
  ['TJ', 'TJ'],
  ['Jo', 'Jo'],
  ['Nan', 'Nan'],
  ['Testa', 'Testa'],
  ['DeShawn', 'DeShawn'],
  ['ÉLISE', 'Élise'],
  ['李', '李'],
  ['  Ana   María ', 'Ana María'],
])('IL-9 %s is greeted as %s', ([typed, name]) => expect(usableName(typed)).toBe(name));
