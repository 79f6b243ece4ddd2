import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBlocked, lint } from '../src/policy/linter.ts';

interface LabeledReply {
  readonly text: string;
  readonly label: 'block' | 'hint' | 'fine';
  readonly reason: string;
}

interface BlindReply {
  readonly text: string;
  readonly kind: 'good' | 'bad';
  readonly veiled?: true;
}

const readReplies = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

// Written and labeled before the rules by someone who did not know them. When the rules first met them, recall was 40 %.
const replies: readonly LabeledReply[] = readReplies('policy-replies.json');

// Made like the 300, later. When the rules first met them, they caught 65 of 100 and blocked 3 good ones.
const blind: readonly BlindReply[] = readReplies('policy-blind.json');

test('of 300 labeled replies the linter finds 98 % of those to block, and blocks at most 2 % of the others', () => {
  const bad = replies.filter(({ label }) => label === 'block');
  const others = replies.filter(({ label }) => label !== 'block');
  expect([bad.length, others.length]).toEqual([100, 200]);
  const missed = bad.filter(({ text }) => !isBlocked(lint(text)));
  const wrong = others.filter(({ text }) => isBlocked(lint(text)));
  expect(missed.length, `missed: ${JSON.stringify(missed)}`).toBeLessThanOrEqual(2);
  expect(wrong.length, `wrongly blocked: ${JSON.stringify(wrong)}`).toBeLessThanOrEqual(4);
});

test('of 200 more the linter blocks no good one, misses one of the bad, and none of those that veil it', () => {
  const missed = blind.filter(({ text, kind }) => kind === 'bad' && !isBlocked(lint(text)));
  const wrong = blind.filter(({ text, kind }) => kind === 'good' && isBlocked(lint(text)));
  expect(blind.filter(({ kind }) => kind === 'bad')).toHaveLength(100);
  expect(wrong.map(({ text }) => text)).toEqual([]);
  expect(missed.filter(({ veiled }) => veiled).map(({ text }) => text)).toEqual([]);
  expect(missed.length, `missed: ${JSON.stringify(missed)}`).toBeLessThanOrEqual(1);
});

test.each([
  'We would appreciate it if you edited what you wrote online.',
  'Kindly remove the comment or we will report you.',
  'We will refund you as soon as the posting disappears.',
])('blocks: %s', (text) => {
  expect(isBlocked(lint(text))).toBe(true);
});

test.each([
  'Thank you for your comment. We will change the way we call people in.',
  'Your comments helped us. We removed the old chairs and fixed the door.',
  'Thanks for the comment about parking. Would you like us to update the sign at the gate?',
  'We read your review as well as this message. The refund for the double charge went out today.',
  'Would you like us to update Google with the new opening hours?',
  'If you changed your phone number, please tell the front desk.',
  'Once you have sorted the insurance form, we can book the next slot.',
  'We would like to exchange the part for a new one, and you can pick it up on Friday.',
  'Please do not share your card number with anyone by email.',
  'We ask that you not share your door code with others.',
  'We would hate to have to tell you again that the part is late, so we will text you on Thursday.',
  'Please bring the invoice or we will not find the order.',
  'Could you tell us more? We would refund the deposit if the part was faulty.',
  'We can make it five if four does not suit you.',
  'The names of people who write to us stay private.',
  'We moved the complaint box in front of the counter so that it is easier to find.',
  'We should be held responsible for this, and we are sorry.',
  'I am sure that this was frustrating, and your comment is fair.',
  'Please consider whether a comment card in the waiting room would help.',
  'You can change your mind at any time.',
  'Let us know if the heater needs to be adjusted, and we will drop by at no charge.',
  'Our policy is that reviews are up to you, good or bad.',
  'We have asked our billing office to correct it and remove the fee.',
  'We cannot remove reviews, and we would not want to.',
  'You are free to post about this wherever you like.',
  'If the technician left the cover off, we will come back and fix it for free.',
  'Thank you for the feedback. Now remove the filter, rinse it, and put it back.',
  'The rating on the boiler is 24 kW. We can raise it to a five bar system.',
  'We sent a voucher because you waited. You owe us nothing for it.',
  'It is better not to talk about medical details here.',
  'We will not tell anyone what you wrote.',
  'We hope the next haircut is better. The redo is on us whenever you want.',
  'Please delete the second confirmation email. The first one is right.',
  'We expect the order to be corrected by Monday.',
  'We want the entrance to be changed before winter. Your comments were the reason.',
  'Our manager met with the team about your comment. The rule is gone now.',
  'The deposit comes back to your card in three days.',
  'We would take it to a judge of taste, but the soup was too salty. Sorry.',
  'If you edited the online booking form and it failed, tell us which step.',
  'Please ask the pharmacist before you take anything together with it.',
])('sends: %s', (text) => {
  expect(isBlocked(lint(text))).toBe(false);
});
