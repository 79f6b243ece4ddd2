// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorOf, openScreen } from '../testing/open-screen.tsx';
import { type Choices, noChoices } from './choices.ts';
import { SentimentPicker } from './SentimentPicker.tsx';
import { useDoubts } from './use-doubts.tsx';

const offer = {
  sentiments: ['Short wait', 'Long wait', 'Clean rooms', 'Hard to park', 'Fair prices', 'Would not come back'],
  ids: ['short-wait', 'long-wait', 'clean-rooms', 'hard-to-park', 'fair-prices', 'would-not-come-back'],
  conflicts: [['Short wait', 'Long wait'] as const],
  critical: ['long-wait', 'hard-to-park', 'would-not-come-back'],
  line: { example: 'a cleaning', beginnings: ['I came in for', 'I was here for'] },
};
const generate = vi.fn();
const toast = vi.fn();

function Screen() {
  const [choices, setChoices] = useState<Choices>(noChoices);
  const change = (part: Partial<Choices>) => setChoices((now) => ({ ...now, ...part }));
  const { submit, question } = useDoubts({ choices, offer, kind: 'practice', change, showToast: toast, generate });
  return (
    <>
      <SentimentPicker {...{ choices, offer, change }} showToast={toast} />
      <button type="button" onClick={submit}>
        Generate
      </button>
      {question}
    </>
  );
}

beforeEach(async () => {
  generate.mockReset();
  toast.mockReset();
  openScreen(<Screen />);
  await import('./checks.ts');
});

const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const press = async (...names: string[]) => {
  for (const name of names) await user.click(button(name));
};
const isPicked = (name: string) => button(name).getAttribute('aria-pressed') === 'true';
const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^What was it about/ });
const own = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Your own word or phrase/ });
async function addOwn(words: string) {
  await press('Other');
  await user.type(own(), words);
  await press('Add');
}

test('the line has no focus by itself and names an example; bare words get a beginning to choose', async () => {
  expect(document.activeElement).toBe(document.body);
  expect(line().value).toBe('');
  expect(screen.getByText('For example: a cleaning')).toBeTruthy();
  await user.type(line(), 'oil change');
  const beginning = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'How it begins' });
  expect(beginning.value).toBe('I came in for');
  await user.selectOptions(beginning, 'I was here for');
  await press('Short wait', 'Clean rooms', 'Fair prices', 'Hard to park', 'Generate');
  expect(generate.mock.lastCall?.[0]).toMatchObject({ detail: 'oil change', beginning: 'I was here for' });
  await user.selectOptions(beginning, 'As typed');
  await press('Generate');
  expect(generate.mock.lastCall?.[0]).toMatchObject({ detail: 'oil change', beginning: null });
  await user.selectOptions(beginning, 'I was here for');
  await user.clear(line());
  await user.type(line(), 'I came for an oil change');
  await press('Generate');
  expect(generate.mock.lastCall?.[0]).toMatchObject({ detail: 'I came for an oil change', beginning: '' });
  await vi.waitFor(() => expect(screen.queryByRole('combobox')).toBeNull(), 10_000);
});

test('words that would not be published are refused at their field, and stay there', async () => {
  await addOwn('<b>Great</b>');
  expect(own().value).toBe('<b>Great</b>');
  expect(errorOf(own())).toBe('Please use plain words without symbols.');
  expect([own().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', own()]);
  await user.type(own(), '!');
  expect(document.querySelector('.err')).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});

test('a refused line stops Generate and gets the focus', async () => {
  await user.type(line(), 'got 10% off for this review');
  await press('Short wait', 'Clean rooms', 'Fair prices', 'Hard to park', 'Generate');
  expect(generate).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(line());
  const reason =
    'Reviews that were paid for are not allowed on Google. Please leave this out, or write to the business.';
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(line().value).toBe('got 10% off for this review');
});

test('the chip has a capital and small letters, the draft gets what was typed', async () => {
  await addOwn('Dr. Kim is AMAZING');
  expect(isPicked('Dr. kim is amazing')).toBe(true);
  await press('Clean rooms', 'Fair prices', 'Hard to park', 'Generate');
  expect(generate.mock.lastCall?.[0].own).toEqual(['Dr. Kim is AMAZING']);
});

test('asks about a choice that typed words deny; both answers, and that both are true', async () => {
  await addOwn('waited forever');
  await press('Short wait', 'Clean rooms', 'Fair prices', 'Generate');
  expect(screen.getByRole('dialog', { name: 'Which is it?' })).toBeTruthy();
  expect(screen.getByText('You chose “Short wait” and wrote “waited forever”.')).toBeTruthy();
  expect(generate).not.toHaveBeenCalled();
  await press('Keep “waited forever”');
  expect([isPicked('Short wait'), isPicked('Waited forever')]).toEqual([false, true]);
  await press('Short wait', 'Generate', 'Keep “Short wait”');
  expect([isPicked('Short wait'), isPicked('Waited forever')]).toEqual([true, false]);
  await press('Waited forever', 'Generate', 'Both are true');
  expect(generate).toHaveBeenCalledTimes(1);
});

test('asks about a line that denies a choice; changing the words leads to the line', async () => {
  await user.type(line(), 'We waited forever.');
  await press('Short wait', 'Clean rooms', 'Fair prices', 'Hard to park', 'Generate', 'Change my words');
  await vi.waitFor(() => expect(document.activeElement).toBe(line()), 10_000);
  expect([screen.queryByRole('dialog'), line().value]).toEqual([null, 'We waited forever.']);
  expect(generate).not.toHaveBeenCalled();
});

test('with more critical than good choices, asks before it thanks', async () => {
  await press('Long wait', 'Hard to park', 'Would not come back', 'Clean rooms');
  await user.type(screen.getByRole('textbox', { name: /^Someone to thank/ }), 'Ana');
  await press('Generate');
  expect(screen.getByRole('dialog', { name: 'Thank Ana?' })).toBeTruthy();
  await press('Thank Ana');
  expect(generate.mock.lastCall?.[0].thank).toBe('Ana');
  await press('Generate', 'Leave the thanks out');
  expect(generate.mock.lastCall?.[0].thank).toBe('');
  await press('Long wait', 'Fair prices', 'Generate');
  expect(generate.mock.lastCall?.[0].thank).toBe('Ana');
});
