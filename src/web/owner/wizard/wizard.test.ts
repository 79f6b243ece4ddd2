import { expect, test } from 'vitest';
import { advance, marksOf, startedWizard, type Wizard, type WizardAction, withThanks } from './wizard.ts';

const four = ['Friendly staff', 'Short wait', 'Clean rooms', 'Hard to park'];
const draft = {
  review: 'The staff were friendly.',
  marks: [{ start: 4, end: 23, choice: 'Friendly staff' }],
};
const after = (...acts: WizardAction[]): Wizard => acts.reduce(advance, startedWizard);
const generating: WizardAction[] = [
  { type: 'choose', choices: { picks: four } },
  { type: 'confirm', key: 'a key' },
];
const written: WizardAction = { type: 'written', draft, from: four };
const reviewed: WizardAction[] = [...generating, written];

test('four confirmed sentiments lead to step 2, three do not', () => {
  expect(after(...generating).step).toBe(2);
  expect(after({ type: 'choose', choices: { picks: four.slice(0, 3) } }, { type: 'confirm', key: 'a key' }).step).toBe(
    1,
  );
});

test('a draft leads to step 3 unchanged', () => {
  expect(after(...reviewed)).toMatchObject({ step: 3, text: 'The staff were friendly.', editing: false });
});

test('a draft that arrives after Back is dropped', () => {
  const back = after(...generating, { type: 'back' }, written);
  expect(back).toMatchObject({ step: 1, text: '', draft: null });
  const others = ['Friendly staff', 'Short wait', 'Clean rooms', 'Long wait'];
  const again = after(
    ...generating,
    { type: 'back' },
    { type: 'choose', choices: { picks: others } },
    { type: 'confirm', key: 'a key' },
    written,
  );
  expect(again).toMatchObject({ step: 2, draft: null });
});

test('Back from step 2 keeps the choices', () => {
  expect(after(...generating, { type: 'back' })).toMatchObject({ step: 1, picks: four });
});

test('Back or start over from step 3 clears everything', () => {
  const over = after({ type: 'choose', choices: { thank: 'Maria', detail: 'Park behind the library' } }, ...reviewed, {
    type: 'back',
  });
  expect(over).toEqual({
    step: 1,
    picks: [],
    own: [],
    beginning: '',
    knowsMarks: false,
    other: null,
    thank: '',
    detail: '',
    key: '',
    draft: null,
    text: '',
    editing: false,
    isOwn: false,
  });
});

test('an edit is kept when editing ends', () => {
  const saved = after(...reviewed, { type: 'edit' }, { type: 'type', text: 'I waited an hour.' }, { type: 'save' });
  expect(saved).toMatchObject({ text: 'I waited an hour.', editing: false });
});

test('Write Your Own clears the text and enters editing', () => {
  expect(after(...reviewed, { type: 'writeYourOwn' })).toMatchObject({ text: '', editing: true, isOwn: true });
});

test('writes without a draft', () => {
  expect(after(...generating, { type: 'writeYourOwn' })).toMatchObject({
    step: 3,
    text: '',
    editing: true,
    isOwn: true,
  });
});

test('the draft can be brought back', () => {
  const back = after(...reviewed, { type: 'writeYourOwn' }, { type: 'bringBack' });
  expect(back).toMatchObject({ text: 'The staff were friendly.', editing: false, isOwn: false });
});

test('ignores typing outside of editing', () => {
  expect(after(...reviewed, { type: 'type', text: 'x' }).text).toBe('The staff were friendly.');
});

test('highlights only an unchanged draft', () => {
  expect(marksOf(after(...reviewed))).toEqual(draft.marks);
  expect(marksOf(after(...reviewed, { type: 'edit' }, { type: 'type', text: 'Mine.' }))).toEqual([]);
});

test('adds the thanked name once, highlighted, and only when given', () => {
  expect(withThanks(draft, '  Maria ')).toEqual({
    review: 'The staff were friendly. Thank you, Maria.',
    marks: [
      { start: 4, end: 23, choice: 'Friendly staff' },
      { start: 25, end: 41, choice: 'Maria' },
    ],
  });
  expect(withThanks(draft, '   ')).toBe(draft);
});
