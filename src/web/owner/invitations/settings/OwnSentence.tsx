import { invitationMax } from '../../../../contract/invitation-limits.ts';
import { invitationSettingsText as text } from '../../../../contract/invitation-settings-text.ts';
import type { PolicyMatch } from '../../../../contract/policy-linter.ts';
import { FieldFrame } from '../../../ui/Field.tsx';
import { LinterMessage } from '../../inbox/LinterMessage.tsx';
import { useLinter } from '../../inbox/use-linter.ts';

/** Hints are about replies; only what can't be sent matters here. */
export const useBlocked = (sentence: string): readonly PolicyMatch[] =>
  useLinter(sentence).filter(({ level }) => level === 'block');

interface OwnSentenceProps {
  readonly value: string;
  readonly blocked: readonly PolicyMatch[];
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

export function OwnSentence({ value, blocked, error, onChange }: OwnSentenceProps) {
  const max = invitationMax.ownSentence;
  return (
    <div className="own-sentence">
      <FieldFrame
        label={
          <>
            {text.sentence} <span>{text.sentenceHint(max)}</span>
          </>
        }
        hint={text.sentenceLength(value.length, max)}
        error={blocked.length > 0 ? undefined : error}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            {...(blocked.length > 0
              ? { 'aria-invalid': true, 'aria-describedby': `${wiring['aria-describedby'] ?? ''} sentence-blocked` }
              : {})}
            dir="auto"
            maxLength={max}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      {blocked.length > 0 ? <LinterMessage id="sentence-blocked" matches={blocked} /> : null}
    </div>
  );
}
