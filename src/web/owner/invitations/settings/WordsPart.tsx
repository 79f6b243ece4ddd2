import type { RefObject } from 'react';
import type { Business } from '../../../../contract/businesses/calls.ts';
import type { InvitationSettingsReply } from '../../../../contract/invitations/settings.ts';
import type { PolicyMatch } from '../../../../policy/linter.ts';
import { Field } from '../../../ui/Field.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { invitationSettingsText as text } from '../settings-text.ts';
import { OwnSentence } from './OwnSentence.tsx';
import { ReplyToConfirmation } from './ReplyToConfirmation.tsx';
import type { Settings } from './use-settings.ts';

interface WordsPartProps {
  readonly edited: Settings;
  readonly sentenceRef: RefObject<HTMLTextAreaElement | null>;
  readonly blocked: readonly PolicyMatch[];
  readonly business: Business;
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
  return (
    <>
      <div className="part">
        <Switch
          label={text.nameInSubject}
          hint={text.nameInSubjectHint}
          isOn={values.namesBusiness}
          onChange={(isOn) => set('namesBusiness', isOn)}
        />
        <p className="hint">{text.subject(values.namesBusiness ? business.name : null)}</p>
        <OwnSentence {...field('ownSentence')} fieldRef={sentenceRef} blocked={blocked} />
      </div>
      <div className="part">
        <fieldset>
          <legend className="label">{text.basis}</legend>
          {bases.map((basis) => (
            <label key={basis} className="pick">
              <input type="radio" name="basis" checked={values.basis === basis} onChange={() => set('basis', basis)} />
              <span>{text.bases[basis]}</span>
            </label>
          ))}
        </fieldset>
        <Field
          {...field('replyTo')}
          label={text.replyTo}
          hint={text.replyToHint(feedbackEmail)}
          type="email"
          autoComplete="off"
          placeholder={feedbackEmail}
        />
        <ReplyToConfirmation businessId={business.id} settings={settings} />
      </div>
    </>
  );
}
