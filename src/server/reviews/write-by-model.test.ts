import { beforeEach, expect, test, vi } from 'vitest';
import { checkReview } from '../../writer/check.ts';
import { resolveChoices, resolveIndustries } from '../../writer/choices.ts';
import type { ReviewRequest } from '../../writer/draft.ts';
import { readAnswer } from '../../writer/model/answer.ts';
import { promptFor } from '../../writer/model/prompt.ts';
import { ProviderError } from '../ai/failure.ts';
import { makeModelWriter } from './write-by-model.ts';

const good =
  'I came to Willow Street Family Dentistry and the staff were friendly when I walked in. The wait was longer than I would have liked. They explained everything clearly and I did not feel rushed while I was there.';
const industries = resolveIndustries(['Dentist']);
const request: ReviewRequest = {
  business: { name: 'Willow Street Family Dentistry', city: 'Asheville' },
  industry: industries[0],
  choices: resolveChoices(['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'], industries),
  remembered: new Set(),
  number: 0,
};

const ask = vi.fn(async () => good);
const takeCall = vi.fn(async () => true);
const note = vi.fn(async (_failure: string | null) => {});
const log = { error: vi.fn() };
beforeEach(() => {
  vi.resetAllMocks();
  ask.mockResolvedValue(good);
  takeCall.mockResolvedValue(true);
  note.mockResolvedValue();
});
function writer(deadlineMs = 20_000) {
  const write = makeModelWriter({ ask, deadlineMs, listsClaims: false, takeCall, note, log });
  return (wanted: ReviewRequest) => write(wanted, 1);
}

test('a database that cannot count the calls means no call, and is not held against the provider', async () => {
  const write = writer();
  takeCall.mockRejectedValue(new Error('the database is away'));
  for (let turn = 0; turn < 6; turn += 1) expect(await write(request)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(note).not.toHaveBeenCalled();
  expect(log.error.mock.calls[0]).toEqual([{ error: 'the database is away' }, 'no draft by the model']);
  takeCall.mockResolvedValue(true);
  expect(await write(request)).not.toBeNull();
});

test('a draft is given whether or not it can be noted how the provider fares', async () => {
  note.mockRejectedValue(new Error('the database is away'));
  expect(await writer()(request)).not.toBeNull();
  ask.mockRejectedValue(new ProviderError('down'));
  expect(await writer()(request)).toBeNull();
  expect(log.error.mock.calls.map(([fields]) => fields)).toEqual([
    { failure: null, error: 'the database is away' },
    { failure: 'down', error: 'the database is away' },
  ]);
});

test('a day whose calls are used up is no failure of the provider', async () => {
  takeCall.mockResolvedValue(false);
  expect(await writer()(request)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(note).not.toHaveBeenCalled();
});

test('a database that counts too slowly leaves the provider unasked and unblamed', async () => {
  takeCall.mockImplementation(() => new Promise((taken) => setTimeout(taken, 60, true)));
  expect(await writer(20)(request)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(note).not.toHaveBeenCalled();
});

test('drafts that do not pass are told to the administrator, and the model is still asked', async () => {
  const write = writer();
  ask.mockResolvedValue('The best dentist near me!');
  for (let turn = 0; turn < 6; turn += 1) expect(await write(request)).toBeNull();
  expect(ask).toHaveBeenCalledTimes(12);
  expect(note).toHaveBeenLastCalledWith("The model's drafts fail the checker.");
});

test('a model that answers well is noted as well', async () => {
  await writer()(request);
  expect(note.mock.calls).toEqual([[null]]);
});

test('is told what was wrong with its last draft, and quotes words only where some were wrong', () => {
  const length = { rule: 'length', sentence: 'Write between 5 and 25 words.', excerpt: '', at: null };
  const named = { rule: 'name', sentence: 'Name nobody.', excerpt: 'Dr. Smith', at: 0 };
  expect(
    promptFor(request, [length, named, { ...named, excerpt: 'Anna' }])
      .split('\n')
      .slice(-3),
  ).toEqual([
    'Your last draft was rejected:',
    '- Write between 5 and 25 words.',
    '- Name nobody. It was: "Dr. Smith", "Anna".',
  ]);
});

test('is told to write in English, also where the letters are plain', () => {
  const spanish =
    'El personal fue muy amable con todos. No esperamos casi nada, nos explicaron todo de manera clara y sin prisas.';
  const told = (text: string) => checkReview(readAnswer(text), request).map(({ sentence }) => sentence);
  expect(told(spanish)).toContain('Write the review in English.');
  expect(told(good)).not.toContain('Write the review in English.');
});
