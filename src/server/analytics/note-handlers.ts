import { insightErrors } from '../../contract/analytics/insight-errors.ts';
import { changeBusinessOf } from '../businesses/change-store.ts';
import { invalid } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { deleteGoogleNote, putGoogleNote } from './note-store.ts';

export const putNote: Handler<'PUT /api/analytics/{businessId}/notes/{day}'> = ({ businessId, ...note }, context) =>
  changeBusinessOf(context, 'editNotes', businessId, 'changed a Google note of', async (tx, business) => {
    if (!(await putGoogleNote(tx, business, note))) throw invalid(insightErrors.future, { day: insightErrors.future });
    return note;
  });

export const removeNote: Handler<'DELETE /api/analytics/{businessId}/notes/{day}'> = ({ businessId, day }, context) =>
  changeBusinessOf(context, 'editNotes', businessId, 'removed a Google note of', async (tx, business) => {
    await deleteGoogleNote(tx, business, day);
    return { success: true };
  });
