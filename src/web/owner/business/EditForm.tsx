import { useRef } from 'react';
import { editText } from '../../../contract/business-text.ts';
import type { Business } from '../../../contract/businesses.ts';
import { keywordPhrases } from '../../../contract/keywords.ts';
import { ApiError } from '../../lib/call.ts';
import { queryClient, useAct } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { BusinessForm } from './BusinessForm.tsx';
import type { BusinessRules, FormValues } from './business-rules.ts';
import { chosenCategories, valuesOf } from './business-values.ts';
import { DeleteBusiness } from './DeleteBusiness.tsx';
import { loadSummary } from './lazy-summary.ts';

interface EditFormProps {
  readonly rules: BusinessRules;
  readonly business: Business;
  readonly onSaved: (business: Business) => void;
}

/** The form of a business that is there: saved first, then its categories, then its phrases. */
export function EditForm({ rules, business, onSaved }: EditFormProps) {
  const { id } = business;
  const change = useAct('PATCH /api/businesses/{id}');
  const replaceCategories = useAct('PATCH /api/businesses/{id}/categories');
  const replaceKeywords = useAct('PATCH /api/businesses/{id}/keywords');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<FormValues, FormValues>({
    schema: rules.businessChange,
    initial: valuesOf(business),
    onSubmit: (values) => void save(values),
  });

  async function save({ logoUrl, ...values }: FormValues) {
    void loadSummary();
    try {
      const logo = logoUrl === business.logoUrl ? {} : { logoUrl: logoUrl ?? null };
      const saved = await change.actAsync({ id, ...values, ...logo });
      const categories = chosenCategories(saved);
      await replaceCategories.actAsync({ id, categories });
      await replaceKeywords.actAsync({ id, keywords: keywordPhrases(categories, saved.city) });
      void queryClient.invalidateQueries({ queryKey: ['/api/businesses'] });
      onSaved(saved);
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : editText.failedBody;
      toast({ title: editText.failed, body: message, destructive: true });
      if (error instanceof ApiError) form.refuse(error.fields, element.current);
    }
  }

  const saving = change.isPending || replaceCategories.isPending || replaceKeywords.isPending;
  return (
    <BusinessForm
      form={form}
      element={element}
      rules={rules}
      needsCategory={false}
      submit={editText.submit}
      busy={saving}
      aside={<DeleteBusiness business={business} />}
    />
  );
}
