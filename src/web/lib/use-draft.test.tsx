// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient, userKey } from './query-client.ts';
import { changeUser } from './session.ts';
import { useDraft } from './use-draft.ts';

const account = (id: number) => ({
  id,
  name: 'Dana Whitfield',
  email: 'dana@example.org',
  isAdmin: false,
  isActive: true,
  emailVerified: true,
  businesses: [],
});

beforeEach(() => queryClient.setQueryData(userKey, account(7)));
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
});

const onServer = { name: 'Willow Creek', city: 'Asheville', days: [1, 2] };
const open = (name: string | null = 'business 1', initial = onServer) =>
  renderHook(() => useDraft(name, initial)).result;

/** Closes the form as a tab, a link, Back or a reload does. */
const leave = () => cleanup();

function typeCity() {
  const form = open();
  act(() => form.current.set({ city: 'Boone' }));
  return form;
}

test('what was typed is there when the form is opened again, and the form says so', () => {
  typeCity();
  leave();
  const form = open();
  expect(form.current.values).toEqual({ name: 'Willow Creek', city: 'Boone', days: [1, 2] });
  expect([form.current.isRestored, form.current.changed]).toEqual([true, ['city']]);
});

test('two changes in one event are both kept', () => {
  const form = open();
  act(() => {
    form.current.set({ city: 'Boone' });
    form.current.set({ days: [5] });
  });
  leave();
  expect(open().current.values).toEqual({ name: 'Willow Creek', city: 'Boone', days: [5] });
});

test('newer data of the server wins in the fields that were not changed', () => {
  typeCity();
  leave();
  const form = open('business 1', { name: 'Willow Creek Dental', city: 'Durham', days: [3] });
  expect(form.current.values).toEqual({ name: 'Willow Creek Dental', city: 'Boone', days: [3] });
});

test('a form that was opened without typing keeps nothing', () => {
  open();
  leave();
  expect(sessionStorage.length).toBe(0);
});

test('a form whose change was typed back, saved, discarded or canceled keeps nothing', () => {
  const ends = [
    (form: ReturnType<typeof open>) => form.current.set({ city: 'Asheville' }),
    (form: ReturnType<typeof open>) => form.current.reset({ ...onServer, city: 'Boone' }),
    (form: ReturnType<typeof open>) => form.current.reset(),
    (form: ReturnType<typeof open>) => form.current.forget(),
  ];
  for (const end of ends) {
    const form = typeCity();
    act(() => end(form));
    leave();
    expect(sessionStorage.length).toBe(0);
    expect(open().current.isRestored).toBe(false);
    leave();
  }
});

test('discarding shows what the server has', () => {
  typeCity();
  leave();
  const form = open();
  act(() => form.current.reset());
  expect([form.current.values.city, form.current.isRestored]).toEqual(['Asheville', false]);
});

test('another business, another user and a logout show nothing of it', () => {
  typeCity();
  leave();
  expect(open('business 2').current.values.city).toBe('Asheville');
  leave();
  act(() => changeUser(account(8)));
  expect(open().current.values.city).toBe('Asheville');
  leave();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Boone');
  act(() => changeUser(account(7)));
  typeCity();
  leave();
  act(() => changeUser(null));
  expect(sessionStorage.length).toBe(0);
});

test('the same user finds it after the session ended', () => {
  typeCity();
  leave();
  queryClient.setQueryData(userKey, null);
  act(() => changeUser(account(7)));
  expect(open().current.values.city).toBe('Boone');
});

test('a form with a secret is not stored', () => {
  const form = open(null);
  act(() => form.current.set({ city: 'Boone' }));
  expect([form.current.values.city, sessionStorage.length]).toEqual(['Boone', 0]);
});

test('closing the browser tab asks first only while something is unsaved', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  const form = typeCity();
  expect(asks()).toBe(true);
  act(() => form.current.forget());
  expect(asks()).toBe(false);
});
