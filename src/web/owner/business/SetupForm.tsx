import { useState } from 'react';
import type { Business } from '../../../contract/businesses/calls.ts';
import { timings } from '../../../contract/constants.ts';
import { customerPath } from '../../../contract/paths.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { ApiError } from '../../lib/call.ts';
import { type CopyResult, copyText } from '../../lib/clipboard.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session.ts';
import { writeStored } from '../../lib/storage.ts';
import { joinToasts } from '../../ui/join-toasts.tsx';
import { showFailure, showToast, type ToastMessage } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { addBusiness } from '../shared/cached-businesses.ts';
import { BusinessForm } from './BusinessForm.tsx';
import type { BusinessRules, FormValues } from './business-rules.ts';
import { emptyValues, type NewBusiness } from './business-values.ts';
import { loadSummary } from './lazy-summary.ts';
import { sendCategoriesAndKeywords } from './send-categories-and-keywords.ts';
import { setupText } from './text.ts';

interface SetupFormProps {
  readonly rules: BusinessRules;
  readonly onCreated: (business: Business) => void;
}

const pageOf = ({ slug }: Business) => location.origin + customerPath(slug);

export function SetupForm({ rules, onCreated }: SetupFormProps) {
  const { user } = useUser();
  const create = useCallMutation('POST /api/businesses');
  const [empty] = useState(() => emptyValues(user));
  const form = useForm<FormValues, NewBusiness>({
    schema: rules.businessInput,
    initial: empty,
    draft: 'new business',
    onSubmit: (values) => void setUp(values),
  });

  async function setUp(values: NewBusiness) {
    const creating = create.mutateAsync({
      ...values,
      timeZone: browserTimeZone(),
    });
    // Starts inside the click, as browsers require; the text follows with the reply.
    const copying = copyText(creating.then(pageOf));
    void loadSummary();
    try {
      const business = await creating;
      form.kept.forget();
      writeStored('newBusinessId', String(business.id));
      writeStored('newBusinessSlug', business.slug);
      addBusiness(business);
      sendCategoriesAndKeywords(business);
      const created = { ...setupText.created, duration: timings.successToast };
      showToast(created);
      // Not awaited: a browser may show a clipboard prompt.
      void copying.then((result) => showToast(joinToasts(created, copyMessage(result, pageOf(business)))));
      // A transition that waits for the file would hold back the toast.
      await loadSummary().catch(() => undefined);
      onCreated(business);
    } catch (error) {
      showFailure(setupText.failed.title, error, setupText.failed.body);
      if (error instanceof ApiError) form.showErrors(error.fields);
    }
  }

  return (
    <BusinessForm
      form={form}
      rules={rules}
      needsAll
      submit={setupText.submit}
      // Until the summary is rendered: a second click would create a second business.
      busy={create.isPending || create.isSuccess}
    />
  );
}

function copyMessage(result: CopyResult, address: string): ToastMessage {
  const { copied, copyFailed } = setupText;
  if (result === 'copied') return copied;
  return { title: copyFailed.title, body: copyFailed.body(address), duration: timings.copyFailureToast };
}
