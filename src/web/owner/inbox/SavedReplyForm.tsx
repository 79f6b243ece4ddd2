import { replyMax, replyMin, savedReplyNameMax } from '../../../contract/constants.ts';
import { savedReplyErrors } from '../../../contract/feedback/errors.ts';
import { ApiError } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldFrame } from '../../ui/Field.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { LinterMessage } from '../shared/LinterMessage.tsx';
import { refreshSavedReplies } from './inbox-queries.ts';
import { savedText } from './saved-text.ts';
import { useLinter } from './use-linter.ts';

interface SavedReplyFormProps {
  readonly businessId: number;
  /** `id: null` for a new one. */
  readonly reply: { readonly id: number | null; readonly name: string; readonly text: string };
  readonly onEnd: () => void;
}

export function SavedReplyForm({ businessId, reply, onEnd }: SavedReplyFormProps) {
  const answered = {
    onSuccess: async () => {
      form.kept.forget();
      showToast({ title: savedText.saved });
      await refreshSavedReplies(businessId);
      onEnd();
    },
    onError: (error: Error) =>
      form.showErrors(error instanceof ApiError && error.fields.name ? error.fields : { text: errorMessage(error) }),
  };
  const add = useCallMutation('POST /api/businesses/{id}/saved-replies', answered);
  const change = useCallMutation('PATCH /api/businesses/{id}/saved-replies/{replyId}', answered);
  const form = useForm({
    initial: { name: reply.name, text: reply.text },
    draft: `saved reply ${businessId} ${reply.id ?? 'new'}`,
    onSubmit: ({ name, text }) => {
      const isLongEnough = text.trim().length >= replyMin;
      if (name.trim() === '' || !isLongEnough)
        form.showErrors({
          ...(name.trim() ? {} : { name: savedReplyErrors.name }),
          ...(isLongEnough ? {} : { text: savedReplyErrors.text }),
        });
      else if (reply.id === null) add.mutate({ id: businessId, name, text });
      else change.mutate({ id: businessId, replyId: reply.id, name, text });
    },
  });
  const matches = useLinter(form.values.text);
  const blocking = matches.filter(({ level }) => level === 'block');
  const words = form.field('text');
  return (
    <form {...form.props} className="form">
      <KeptDraft draft={form.kept} />
      <Field
        label={savedText.name}
        hint={savedText.nameHint}
        maxLength={savedReplyNameMax}
        autoFocus
        {...form.field('name')}
      />
      <FieldFrame label={savedText.text} error={words.error}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="text"
            dir="auto"
            rows={5}
            maxLength={replyMax}
            value={words.value}
            onChange={(event) => words.onChange(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      {blocking.length > 0 ? <LinterMessage id="saved-blocked" matches={blocking} /> : null}
      <div className="row">
        <Button
          onClick={() => {
            form.kept.reset();
            onEnd();
          }}
        >
          {savedText.cancel}
        </Button>
        <Button primary type="submit" busy={add.isPending || change.isPending}>
          {savedText.save}
        </Button>
      </div>
    </form>
  );
}
