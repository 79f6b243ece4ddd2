import { expect, test } from 'vitest';
import { todayLines } from './today-lines.ts';
import type { Desk } from './use-desk.ts';
import type { Local } from './use-sending.ts';

const acts = { undo: () => undefined, again: () => undefined, correct: () => undefined };
const evening = Date.parse('2026-11-23T23:00:00-05:00');
const morning = Date.parse('2026-11-24T08:00:00-05:00');
const line = {
  id: 1,
  address: 'mar…@gmail.com',
  firstName: 'Marion',
  language: 'en',
  at: '2026-11-24T15:00:00Z',
  enteredAt: '2026-11-24T03:40:00Z',
  state: 'waiting',
} as const;
const desk: Desk = {
  deskName: 'Front desk 1',
  businessName: 'Juniper Street Dental',
  codeLink: null,
  phoneLink: null,
  languages: [],
  hold: null,
  sendsAt: null,
  timeZone: 'America/New_York',
  today: [line],
};
const local = (key: string, state: Local['state']): Local => ({
  key,
  at: evening,
  address: 'sam…@gmail.com',
  firstName: null,
  language: 'en',
  state,
  entry: null,
});
const keysAt = (now: number, readAt: number) =>
  todayLines(
    { desk, readAt, locals: [local('refused', 'answered'), local('unsent', 'unsent')], undoing: null, now },
    acts,
  ).map(({ key }) => key);

test('FD-8 a screen that lost its connection overnight shows nothing of yesterday but what was never sent', () => {
  expect(keysAt(evening + 1000, evening)).toEqual(['refused', 'unsent', 1]);
  expect(keysAt(morning, evening)).toEqual(['unsent']);
  expect(keysAt(morning, morning)).toEqual(['unsent', 1]);
});

test('FD-15 a line says whom it is about, when it was entered and what its Undo takes back', () => {
  const [shown] = todayLines({ desk, readAt: evening, locals: [], undoing: null, now: evening }, acts);
  expect(shown).toMatchObject({ firstName: 'Marion', email: 'mar…@gmail.com', entered: '10:40 PM' });
  expect(shown?.action?.label).toBe('Undo Marion, mar…@gmail.com');
});

test('a line that is being undone has no second Undo', () => {
  const of = (undoing: number | null) =>
    todayLines({ desk, readAt: evening, locals: [], undoing, now: evening }, acts)[0]?.action?.words;
  expect(of(null)).toBe('Undo');
  expect(of(1)).toBeUndefined();
});
