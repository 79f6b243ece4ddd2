import type { FeedbackTyped } from './customer-page.ts';

/**
 * What people type or paste, without what nobody sees and the rules refuse (server rule C7): what breaks a line elsewhere breaks
 * it here, other control characters go.
 */
export const cleanLines = (typed: string): string =>
  typed.replace(/\r\n?|[\v\f\x85]/g, '\n').replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

/** The same for a single line, where a tab is a blank. */
export const cleanLine = (typed: string): string => cleanLines(typed).replace(/\s/g, ' ');

/** The private form without what nobody sees. */
export const cleanForm = ({ feedback, name, email, phone }: FeedbackTyped): FeedbackTyped => ({
  feedback: cleanLines(feedback),
  name: cleanLine(name),
  email: cleanLine(email),
  phone: cleanLine(phone),
});
