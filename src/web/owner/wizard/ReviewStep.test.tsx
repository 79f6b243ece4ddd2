// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field } from '../../testing/open-screen.tsx';
import {
  button,
  draft,
  fakeWizard,
  fourPicks,
  generate,
  isPicked,
  openWizard,
  pass,
  press,
  strongerDraft,
  toast,
} from '../../testing/open-wizard.tsx';

beforeEach(() => void fakeWizard());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your review text' });
const shown = () => document.querySelector('.say')?.textContent;
const marked = () => document.querySelectorAll('.say mark').length;
const type = (value: string) => fireEvent.change(box(), { target: { value } });

function fakeClipboard({ isBlocked = false, copies = false } = {}) {
  const copied: string[] = [];
  const writeText = async (text: string) => {
    if (isBlocked) throw new Error('refused');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  document.execCommand = () => {
    if (copies) copied.push(document.querySelector<HTMLTextAreaElement>('textarea.sr')?.value ?? '');
    return copies;
  };
  return copied;
}

test('W-15 Edit and Save change the text; the message stays 2 seconds', async () => {
  await generate();
  expect(marked()).toBe(1);
  await press('Edit');
  expect(box().value).toBe(draft);
  expect(document.activeElement).toBe(box());
  type('I waited an hour. The nurse was kind.');
  await press('Save');
  expect(toast()).toBe('Review updatedYour changes have been saved');
  expect([shown(), marked()]).toEqual(['I waited an hour. The nurse was kind.', 0]);
  await pass(1999);
  expect(toast()).not.toBe('');
  await pass(1);
  expect(toast()).toBe('');
});

test('a tap on marked words says them stronger, a second tap takes it back', async () => {
  await generate();
  expect(screen.getByText('Tap underlined words to say it stronger.')).toBeTruthy();
  await press('had a short wait');
  expect(shown()).toBe(strongerDraft);
  expect(button('had a really short wait').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Stronger: had a really short wait').getAttribute('role')).toBe('status');
  expect(screen.getByText('Marked words come from what you chose.')).toBeTruthy();
  fireEvent.keyDown(button('had a really short wait'), { key: 'Enter' });
  await pass();
  expect(shown()).toBe(draft);
  fireEvent.keyDown(button('had a short wait'), { key: ' ' });
  await pass();
  await press('Edit');
  expect(box().value).toBe(strongerDraft);
  type(`${strongerDraft} Indeed.`);
  await press('Save');
  expect(screen.queryByRole('button', { name: 'had a really short wait' })).toBeNull();
});

test('says which words will be public, also about another person, until the text is edited', async () => {
  const sensitiveWords = { words: 'Nurse Anna was rude', aboutAnother: true };
  const answer = { review: draft, marks: [], sensitive: true, sensitiveWords };
  fakeWizard(() => Response.json(answer));
  await openWizard();
  fireEvent.change(field(/^Someone to thank/), { target: { value: 'Maria' } });
  for (const name of fourPicks) await press(name);
  await press('Generate My Review');
  const note = '“Nurse Anna was rude” will be public next to your name, and it is about another person.';
  expect(shown()).toBe(`${draft} Thank you, Maria.`);
  expect(screen.getByText(note)).toBeTruthy();
  await press('Write Your Own');
  expect(screen.queryByText(note)).toBeNull();
});

const reasonOf = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;

test('W-16 W-17 Write Your Own clears the text; Regenerate is never offered here, and says so', async () => {
  await generate();
  expect([button('Regenerate').disabled, reasonOf('Regenerate')]).toEqual([true, 'Start over for a new draft']);
  await press('Write Your Own');
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(button('Regenerate').disabled).toBe(true);
  expect(button('Save')).toBeTruthy();
  await press('Bring back the earlier text');
  expect(shown()).toBe(draft);
});

test.each([
  ['W-18 Copy puts the text on the clipboard', {}],
  ['W-19 where the clipboard is blocked, the copy command is used', { isBlocked: true, copies: true }],
])('%s and is confirmed for 3 seconds', async (_rule, clipboard) => {
  await generate();
  const copied = fakeClipboard(clipboard);
  await press('Copy');
  expect(toast()).toBe('Copied to clipboard!Now you can paste it into your review');
  expect(button('Copied')).toBeTruthy();
  expect(copied).toEqual([draft]);
  await pass(2999);
  expect([toast() === '', screen.queryByRole('button', { name: 'Copy' })]).toEqual([false, null]);
  await pass(1);
  expect(toast()).toBe('');
  expect(button('Copy')).toBeTruthy();
});

test('W-20 where copying is blocked, a dialog shows the text and the message stays 5 seconds', async () => {
  await generate();
  fakeClipboard({ isBlocked: true });
  await press('Copy');
  const dialog = screen.getByRole('dialog', { name: 'Tap and hold the text below, then select "Copy"' });
  expect(dialog.querySelector('textarea')?.value).toBe(draft);
  expect(toast()).toContain('Manual copy required');
  await pass(4999);
  expect(toast()).toContain('Manual copy required');
  await pass(1);
  expect(toast()).toBe('');
});

test('W-25 shows the sentences about honest reviews, also where the review is posted', async () => {
  await generate();
  fakeClipboard();
  expect(screen.getByText('Written from your choices. Edit it so that it is true for you.')).toBeTruthy();
  expect(screen.getByText('Post it only if it describes your own experience.')).toBeTruthy();
  await press('Copy and Post Review');
  expect(screen.getByRole('dialog').textContent).toContain(draft);
  expect(screen.getByRole('dialog').textContent).toContain('Post it only if it describes your own experience.');
});

test('W-29 a reload keeps choices, name, text and step', async () => {
  await openWizard();
  for (const name of fourPicks) await press(name);
  fireEvent.change(field(/^Someone to thank/), { target: { value: 'Maria' } });
  cleanup();
  await openWizard();
  expect(screen.getByText('4 of 4 chosen')).toBeTruthy();
  expect(fourPicks.filter(isPicked)).toEqual(fourPicks);
  expect(field(/^Someone to thank/).value).toBe('Maria');
  await press('Generate My Review');
  await press('Edit');
  type('I waited an hour.');
  cleanup();
  await openWizard();
  expect(box().value).toBe('I waited an hour.');
});
