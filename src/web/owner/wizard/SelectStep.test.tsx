// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { field, openScreen } from '../../testing/open-screen.tsx';
import { GenerateStep } from './GenerateStep.tsx';
import { SelectStep } from './SelectStep.tsx';
import { advance, startedWizard } from './wizard.ts';

afterEach(() => vi.unstubAllGlobals());

function Wizard() {
  const [wizard, dispatch] = useReducer(advance, startedWizard);
  const props = { wizard, dispatch, businessId: undefined };
  return wizard.step === 1 ? <SelectStep {...props} /> : <GenerateStep {...props} />;
}

const sentiments = ['Short wait', 'Long wait', 'Clean rooms', 'Gentle care', 'Fair prices'];
const list = {
  sentiments,
  ids: ['short-wait', 'long-wait', 'clean-rooms', 'gentle-care', 'fair-prices'],
  conflicts: [['Short wait', 'Long wait']],
  critical: ['long-wait'],
  line: { example: 'a cleaning', beginnings: ['I came in for', 'I was here for'] },
};

function open() {
  const generated: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address === '/api/sentiments') return Response.json(list);
    generated.push(JSON.parse(String(body)));
    return Response.json({ review: 'A draft.', marks: [], sensitive: false });
  });
  return { user: openScreen(<Wizard />), generated };
}

const chip = (name: string) => screen.findByRole('button', { name });
const isPicked = async (name: string) => (await chip(name)).getAttribute('aria-pressed') === 'true';

test('asks which of two contradicting sentiments is meant', async () => {
  const { user } = open();
  await user.click(await chip('Short wait'));
  // The picker asks once its rules are loaded.
  await import('../../review/checks.ts');
  await user.click(await chip('Long wait'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Choose.*Long wait/ }));
  expect([await isPicked('Short wait'), await isPicked('Long wait')]).toEqual([false, true]);
  await user.click(await chip('Short wait'));
  await user.click(screen.getByRole('button', { name: /^Keep.*Long wait/ }));
  expect([await isPicked('Short wait'), await isPicked('Long wait')]).toEqual([false, true]);
});

test("sends the customer's own line, but not the name to thank", async () => {
  const { user, generated } = open();
  for (const name of ['Short wait', 'Clean rooms', 'Gentle care', 'Fair prices']) await user.click(await chip(name));
  await user.type(field(/^What was it about/), ' I parked behind the library ');
  await user.type(field(/^Someone to thank/), 'Maria');
  await user.click(screen.getByRole('button', { name: 'Generate My Review' }));
  await vi.waitFor(() => expect(generated).toHaveLength(1), 10_000);
  expect(generated[0]).toEqual({
    sentiments: ['Short wait', 'Clean rooms', 'Gentle care', 'Fair prices'],
    reviewType: 'healthcare',
    detail: 'I parked behind the library',
  });
});

test('beside the question of a wide window are the hint and the count, once', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const { user } = open();
  await user.click(await chip('Short wait'));
  const ask = screen.getByRole('heading', { level: 2 }).parentElement;
  expect(ask?.textContent).toContain('Choose four things that are true for you.');
  expect(screen.getAllByRole('status').filter((one) => one.className === 'tally')).toHaveLength(1);
  expect(ask?.querySelector('.tally')).toBeTruthy();
});
