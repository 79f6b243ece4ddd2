// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { field } from '../../testing/open-screen.tsx';
import {
  currentStep,
  draft,
  fakeWizard,
  fourPicks,
  generate,
  isPicked,
  openWizard,
  pass,
  press,
  toast,
  written,
} from '../../testing/open-wizard.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const error = (status: number, sentence: string) => Response.json({ error: sentence, code: 'any' }, { status });
const alert = () => screen.getByRole('alert').textContent;

test('W-09 W-29 a reload while the draft is written repeats the call with the same key, so it counts once', async () => {
  let isHeld = true;
  const generated = fakeWizard(() => (isHeld ? new Promise(() => {}) : written()));
  await generate();
  expect(currentStep()).toMatch(/^2/);
  isHeld = false;
  cleanup();
  await openWizard();
  expect(screen.getByText('Your draft')).toBeTruthy();
  expect(generated).toHaveLength(2);
  expect(generated[0]?.key).toBeTruthy();
  expect(generated[1]).toEqual(generated[0]);
});

test('W-10 a failure shows an error, and Try Again uses the same sentiments', async () => {
  const generated = fakeWizard(() =>
    generated.length === 1 ? error(429, 'Too many requests. Please try again later.') : written(),
  );
  await generate();
  expect(toast()).toBe('Failed to generate reviewToo many requests. Please try again later.');
  expect(alert()).toContain("Sorry, we couldn't generate your review");
  expect(alert()).toContain('Please try again or select different sentiments');
  await press('Try Again');
  expect(document.querySelector('.say')?.textContent).toBe(draft);
  expect(generated.map(({ body }) => body)).toEqual([generated[0]?.body, generated[0]?.body]);
});

test('W-10b a lost network is retried twice, then our own message is shown', async () => {
  const generated = fakeWizard(() => Promise.reject(new TypeError('Failed to fetch')));
  await generate();
  for (const [index, pause] of [1000, 2000].entries()) {
    expect(screen.getByRole('status').textContent).toContain('Writing your review');
    await pass(pause - 1);
    expect(generated).toHaveLength(index + 1);
    await pass(1);
  }
  await pass(10);
  const sentences = 'Please try again or select different sentiments. You seem to be offline. Your words are kept.';
  expect(toast()).toBe(`Failed to generate review${sentences}`);
  expect(alert()).toContain(sentences);
  expect(generated).toHaveLength(3);
});

test('W-11 names the AI service when the key is the reason', async () => {
  fakeWizard(() => error(400, 'The API key is not valid'));
  await generate();
  expect(alert()).toContain("There's an issue with our AI service. Please try again later.");
});

test('W-12 a response without a review is a failure', async () => {
  fakeWizard(() => Response.json({ review: '', marks: [], sensitive: false }));
  await generate();
  expect(toast()).toBe('Failed to generate reviewNo review was generated. Please try again.');
  expect(alert()).toContain("Sorry, we couldn't generate your review");
});

test('W-13 Back from the second step keeps every choice', async () => {
  fakeWizard(() => new Promise(() => {}));
  await generate();
  await press('Back');
  expect(screen.getByText('4 of 4 chosen')).toBeTruthy();
  expect(fourPicks.filter(isPicked)).toEqual(fourPicks);
});

test.each(['Back', 'Start over'])('W-14 %s from the third step clears sentiments and review', async (way) => {
  fakeWizard();
  await generate();
  await press(way);
  expect(currentStep()).toMatch(/^1/);
  expect(screen.getByText('0 of 4 chosen')).toBeTruthy();
  expect(fourPicks.filter(isPicked)).toEqual([]);
  expect(field(/^Someone to thank/).value).toBe('');
});
