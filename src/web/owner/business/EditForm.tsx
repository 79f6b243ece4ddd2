import { useState } from 'react';
import type { Business } from '../../../contract/businesses/calls.ts';
import { keywordPhrases } from '../../../contract/businesses/keywords.ts';
import { may } from '../../../contract/permissions.ts';
import { ApiError } from '../../lib/call.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { showFailure, showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { replaceBusiness } from '../shared/cached-businesses.ts';
import { BusinessForm } from './BusinessForm.tsx';
import type { BusinessRules, FormValues } from './business-rules.ts';
import { chosenCategories, valuesOf } from './business-values.ts';
import { DeleteBusiness } from './DeleteBusiness.tsx';
import { loadSummary } from './lazy-summary.ts';
import { stopWords } from './send-categories-and-keywords.ts';
import { editText } from './text.ts';

interface EditFormProps {
  readonly rules: BusinessRules;
  readonly business: Business;
  readonly onSaved: () => void;
}

export function EditForm({ rules, business, onSaved }: EditFormProps) {
  const { id } = business;
  const { role } = business;
  const change = useCallMutation('PATCH /api/businesses/{id}');
  const replaceCategories = useCallMutation('PATCH /api/businesses/{id}/categories');
  const replaceKeywords = useCallMutation('PATCH /api/businesses/{id}/keywords');
  const [saving, setSaving] = useState(false);
  const form = useForm<FormValues, FormValues>({
    schema: rules.businessChange,
    initial: valuesOf(business),
    draft: `business ${id}`,
    onSubmit: (values) => void save(values),
  });

  async function save(values: FormValues) {
    setSaving(true);
    void loadSummary();
    const stopped = stopWords(id);
    try {
      // Sends only changed fields: others may have changed elsewhere.
      const sent: FormValues = Object.fromEntries(form.kept.changed.map((name) => [name, values[name]]));
      const saved = await change.mutateAsync({ ...sent, id });
      form.kept.reset(valuesOf(saved));
      replaceBusiness(saved);
      await stopped;
      const categories = chosenCategories(saved);
      await replaceCategories.mutateAsync({ id, categories });
      await replaceKeywords.mutateAsync({ id, keywords: keywordPhrases(categories, saved.city) });
      showToast(editText.saved);
      await loadSummary().catch(() => undefined);
      onSaved();
    } catch (error) {
      setSaving(false);
      showFailure(editText.failed, error, editText.failedBody);
      if (error instanceof ApiError) form.showErrors(error.fields);
    }
  }

  return (
    <>
      <BusinessForm
        form={form}
        rules={rules}
        needsAll={false}
        mayChangeEmails={may(role, 'changeFeedbackEmails')}
        submit={editText.submit}
        busy={saving}
      />
      {may(role, 'delete') ? <DeleteBusiness business={business} /> : null}
    </>
  );
}
