import { type RefObject, useDeferredValue, useMemo } from 'react';
import { invitationMax } from '../../../../contract/invitations/limits.ts';
import type { PolicyMatch } from '../../../../policy/linter.ts';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { FieldFrame } from '../../../ui/Field.tsx';
import { LinterMessage } from '../../shared/LinterMessage.tsx';
import { invitationSettingsText as text } from '../settings-text.ts';
import styles from './settings.module.css';

const loadLinter = () => import('../../../../policy/own-sentence.ts');

/** The server checks again, so a linter that could not be loaded stops nobody. */
export function useBlocked(sentence: string): readonly PolicyMatch[] {
  const { part } = useLazyModule(loadLinter);
  const settled = useDeferredValue(sentence);
  return useMemo(() => part?.lintOwnSentence(settled) ?? [], [part, settled]);
}

interface OwnSentenceProps {
  readonly name: string;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly blocked: readonly PolicyMatch[];
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

export function OwnSentence({ name, fieldRef, value, blocked, error, onChange }: OwnSentenceProps) {
  const max = invitationMax.ownSentence;
  return (
    <div className={styles.sentence}>
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
            ref={fieldRef}
            name={name}
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
