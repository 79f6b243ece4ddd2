import { expect, it } from 'vitest';
import { personHash } from '../invitations/person-hash.ts';
import { mailboxHash } from './mailbox-hash.ts';

const key = Buffer.alloc(32, 7);
const counts = (...emails: string[]) => new Set(emails.map((email) => mailboxHash(key, email))).size;
const people = (...emails: string[]) => new Set(emails.map((email) => personHash(key, 3, email))).size;

it.each([
  [['maria@outlook.com', 'Maria+news@Outlook.com']],
  [['maria@fastmail.com', 'maria+sayso@fastmail.com']],
  [['maria@dental.example', 'maria+desk@dental.example']],
  [['m.a.ria+x@gmail.com', 'maria@googlemail.com']],
])('a plus sign, and dots at Gmail, make nobody another person for limits and stops: %j', (emails) => {
  expect([counts(...emails), people(...emails)]).toEqual([1, 1]);
});

it.each([
  [['maria.lopez@proton.me', 'maria_lopez@protonmail.com', 'maria-lo.pez+x@pm.me', 'marialopez@protonmail.ch']],
  [['maria@icloud.com', 'maria@me.com', 'maria+x@mac.com']],
])('forms that reach one mailbox at its host count together for limits: %j', (emails) => {
  expect(counts(...emails)).toBe(1);
});

it('dots, hyphens and domains tell people apart elsewhere', () => {
  expect(counts('maria.lopez@outlook.com', 'marialopez@outlook.com', 'marialopez@hotmail.com')).toBe(3);
  expect(counts('mc@icloud.com', 'm.c@icloud.com', 'm-c@icloud.com')).toBe(3);
});

it('a stop and a cool-down keep the form in which they were stored', () => {
  expect(people('maria.lopez@proton.me', 'marialopez@proton.me', 'marialopez@pm.me')).toBe(3);
});
