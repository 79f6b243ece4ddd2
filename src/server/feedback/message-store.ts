import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type FeedbackField, type FeedbackMessage, feedbackFields } from '../../contract/feedback/calls.ts';
import { feedback } from './tables.ts';

const forEachField = <Value>(make: (field: FeedbackField) => Value) =>
  Object.fromEntries(feedbackFields.map((field) => [field, make(field)])) as Record<FeedbackField, Value>;

/** What the customer typed, as parts of the schema and of the list of columns of a raw statement. */
export const messageShape = forEachField(() => z.string());
export const messageColumns = (alias: string): SQL =>
  sql.raw(feedbackFields.map((field) => `${alias}."${feedback[field].name}" as "${field}"`).join(', '));

export const messageOf = (row: FeedbackMessage): FeedbackMessage => forEachField((field) => row[field]);
