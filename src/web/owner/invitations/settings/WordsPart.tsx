import type { RefObject } from 'react';
import type { Business } from '../../../../contract/businesses/calls.ts';
import { invitationErrors } from '../../../../contract/invitations/errors.ts';
import type { InvitationSettingsReply } from '../../../../contract/invitations/settings.ts';
import { may } from '../../../../contract/permissions.ts';
import type { PolicyMatch } from '../../../../policy/linter.ts';
import { Field } from '../../../ui/Field.tsx';
import { invitationSettingsText as text } from '../settings-text.ts';
import { OwnSentence } from './OwnSentence.tsx';
import { Part } from './Part.tsx';
import { ReplyToConfirmation } from './ReplyToConfirmation.tsx';
import styles from './settings.module.css';
import { Tick } from './Tick.tsx';
import type { Settings } from './use-settings.ts';

interface WordsPartProps {
  readonly edited: Settings;
  readonly sentenceRef: RefObject<HTMLTextAreaElement | null>;
  readonly blocked: readonly PolicyMatch[];
  readonly business: Pick<Business, 'id' | 'role'>;
  readonly settings: InvitationSettingsReply;
}

const bases = ['agreed', 'existing'] as const;

export function WordsPart({
  edited: { values, set, field },
  sentenceRef,
  blocked,
  business,
  settings,
}: WordsPartProps) {
  const { feedbackEmail } = settings;
  const isOwner = may(business.role, 'changeFeedbackEmails');
  return (
    <Part title={text.parts.words}>
      <Tick
        label={text.nameInSubject}
        hint={text.nameInSubjectHint}
        isOn={values.namesBusiness}
        onChange={(isOn) => set('namesBusiness', isOn)}
      />
      <OwnSentence {...field('ownSentence')} fieldRef={sentenceRef} blocked={blocked} />
      <fieldset>
        <legend className="label">{text.basis}</legend>
        {bases.map((basis) => (
          <label key={basis} className={`checkbox ${styles.pick}`}>
            <input type="radio" name="basis" checked={values.basis === basis} onChange={() => set('basis', basis)} />
            <span>{text.bases[basis]}</span>
          </label>
        ))}
      </fieldset>
      <Field
        {...field('replyTo')}
        label={text.replyTo}
        hint={isOwner ? text.replyToHint(feedbackEmail) : invitationErrors.ownersReplyTo}
        disabled={!isOwner}
        type="email"
        autoComplete="off"
        placeholder={feedbackEmail}
      />
      <ReplyToConfirmation businessId={business.id} settings={settings} />
    </Part>
  );
}
