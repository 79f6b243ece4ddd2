import { expect, it } from 'vitest';
import { noChoices } from './choices.ts';
import { draftRequest, voicesOf } from './draft-request.ts';

const picks = ['Friendly staff', 'Dr. kim is amazing', 'Short wait', 'Hard to park'];

it('sends typed words with their capitals beside their chip, and the line with its beginning', () => {
  const own = ['Free parking', 'Dr. Kim is AMAZING'];
  expect(draftRequest({ ...noChoices, picks, own, detail: ' a cleaning ', beginning: 'I was here for' })).toEqual({
    sentiments: picks,
    typed: ['', 'Dr. Kim is AMAZING', '', ''],
    detail: 'a cleaning',
    beginning: 'I was here for',
  });
});

it('sends the choices alone where nothing was typed', () => {
  expect(draftRequest({ ...noChoices, picks, beginning: 'I was here for' })).toEqual({ sentiments: picks });
});

it('names the voices of drafts that have one', () => {
  const draft = { review: 'Friendly staff.', marks: [] };
  expect(voicesOf([{ ...draft, voice: 'list' }, undefined])).toEqual(['list']);
  expect(voicesOf([draft, { ...draft, voice: 'past' }])).toEqual(['past']);
});
