import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ReviewWizard } from '../owner/wizard/ReviewWizard.tsx';
import { openScreen } from './open-screen.tsx';

export const fourPicks = ['Short wait', 'Clean rooms', 'Gentle care', 'Fair prices'];
export const draft = 'I had a short wait. The rooms were clean.';
export const strongerDraft = 'I had a really short wait. The rooms were clean.';
const marks = [{ start: 2, end: 18, choice: 'Short wait', stronger: 'had a really short wait' }];

const noMore = { ids: [], conflicts: [], critical: [], line: { example: 'a cleaning', beginnings: ['I came in for'] } };

/** Fakes the timers and the calls of the wizard. Returns the sent generate calls. */
export function fakeWizard(answer: () => Response | Promise<Response> = written) {
  const generated: { body: unknown; key: string | null }[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string, { body, headers }: RequestInit = {}) => {
    if (address === '/api/sentiments') return Response.json({ sentiments: fourPicks, ...noMore });
    if (address !== '/api/reviews/generate') return Response.json({ error: 'Not found' }, { status: 404 });
    generated.push({ body: JSON.parse(String(body)), key: new Headers(headers).get('idempotency-key') });
    return answer();
  });
  return generated;
}

export const written = (): Response => Response.json({ review: draft, marks, sensitive: false });

export const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(button(name));
  await pass();
}
export const toast = () => document.querySelector('.toast')?.textContent ?? '';
export const currentStep = () => document.querySelector('[aria-current=step]')?.textContent;
export const isPicked = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

export async function openWizard(): Promise<void> {
  openScreen(<ReviewWizard />, '/review-wizard');
  // The toast is loaded after the screen.
  await act(() => vi.dynamicImportSettled());
  await pass();
}

export async function generate(): Promise<void> {
  await openWizard();
  for (const name of fourPicks) await press(name);
  await press('Generate My Review');
}
