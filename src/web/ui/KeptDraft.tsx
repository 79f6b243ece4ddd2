import { keptDraftText } from './text.ts';

interface KeptDraftProps {
  readonly draft: { readonly isRestored: boolean; readonly reset: () => void };
}

/** Says that a form shows unsaved words from before. */
export function KeptDraft({ draft }: KeptDraftProps) {
  if (!draft.isRestored) return null;
  return (
    <p className="kept-draft" role="status">
      {keptDraftText.kept}{' '}
      <button type="button" className="txt" onClick={() => draft.reset()}>
        {keptDraftText.discard}
      </button>
    </p>
  );
}
