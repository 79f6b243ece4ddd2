/** Errors of the inbox and of the customer's own page, apart from `errorMessages`: the feedback form needs none. */
export const inboxErrors = {
  changed: 'Someone changed this conversation a moment ago. Your text was not sent, and nothing is lost.',
  replyLength: 'A reply has 10 to 2,000 characters',
  noteLength: 'A note has 10 to 2,000 characters',
  messageLength: 'A message has 10 to 2,000 characters',
  repliesUsedUp: 'A conversation can hold 20 replies. You can still add notes.',
  notesUsedUp: 'A message can hold 100 notes.',
  unreachable:
    'This message came in before there were codes, and without an address that may be emailed. A reply would reach nobody, but you can add a note.',
  emailsToday: 'No more replies can be emailed today. Please try again tomorrow.',
  messagesToday: 'You can write 5 messages a day. Please try again tomorrow.',
  search: 'Please type at least 2 characters',
  snooze: 'Please choose a day from tomorrow on, at most 90 days from today',
  date: 'Please choose a date from the calendar',
} as const;

/** The same for a code that never existed. */
export const replyGone = (keepDays: number): string => `${replyGoneText} ${keptFor(keepDays)}`;
export const replyGoneText = 'Check the code for a typo.';

export function keptFor(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day'];
  return `If it is right, we no longer have the message. We keep private messages for ${count} ${unit}${count === 1 ? '' : 's'}.`;
}

export const savedReplyErrors = {
  name: 'Please enter a name of up to 40 characters',
  text: 'A saved reply has 10 to 2,000 characters',
  taken: 'Another saved reply has this name',
  max: 'A business can have 50 saved replies. Delete one first.',
  notFound: 'This saved reply was deleted.',
} as const;
