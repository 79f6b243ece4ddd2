import { expect, test } from 'vitest';
import type { Conversation } from '../../../contract/feedback/inbox.ts';
import { changeInbox, type InboxState } from './inbox-state.ts';

const typed = { text: 'We are sorry to hear that.', isNote: false, version: 2 };
const conflict = { version: 3 } as Conversation;
const state: InboxState = { drafts: { 4: typed }, conflicts: { 4: conflict }, panel: null, glimpse: 5 };

test('a stored reply leaves no draft and no conflict', () => {
  const after = changeInbox(state, { type: 'stored', id: 4, text: 'We are sorry to hear that. ' });
  expect(after.drafts[4]?.text).toBe('');
  expect(after.conflicts).toEqual({});
});

test('words typed while a reply was sent are a new draft', () => {
  const after = changeInbox(state, { type: 'stored', id: 4, text: 'We are sorry.' });
  expect(after.drafts[4]).toEqual(typed);
});

test('to begin a note keeps what was typed, and one panel is open at a time', () => {
  const after = changeInbox(state, { type: 'begun', id: 4, isNote: true });
  expect(after.drafts[4]).toEqual({ ...typed, isNote: true });
  const more = changeInbox(state, { type: 'toggled', id: 4, name: 'more' });
  expect(changeInbox(more, { type: 'toggled', id: 4, name: 'snooze' }).panel).toEqual({ id: 4, name: 'snooze' });
  expect(changeInbox(more, { type: 'toggled', id: 4, name: 'more' }).panel).toBeNull();
});
