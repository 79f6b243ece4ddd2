import type { PolicyMatch } from '../../../../policy/linter.ts';
import { Field } from '../../../ui/Field.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { invitationSettingsText as text } from '../settings-text.ts';
import { OwnSentence } from './OwnSentence.tsx';
import type { Settings } from './use-settings.ts';

interface WordsPartProps {
  readonly edited: Settings;
  readonly blocked: readonly PolicyMatch[];
  readonly businessName: string;
  readonly feedbackEmail: string;
}

const bases = ['agreed', 'existing'] as const;

export function WordsPart({ edited: { values, errors, set }, blocked, businessName, feedbackEmail }: WordsPartProps) {
  return (
    <>
      <div className="part">
        <Switch
          label={text.nameInSubject}
          hint={text.nameInSubjectHint}
          isOn={values.namesBusiness}
          onChange={(isOn) => set('namesBusiness', isOn)}
        />
        <p className="hint">{text.subject(values.namesBusiness ? businessName : null)}</p>
        <OwnSentence
          value={values.ownSentence}
          blocked={blocked}
          error={errors.ownSentence}
          onChange={(typed) => set('ownSentence', typed)}
        />
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
          label={text.replyTo}
          hint={text.replyToHint(feedbackEmail)}
          type="email"
          autoComplete="off"
          placeholder={feedbackEmail}
          value={values.replyTo}
          error={errors.replyTo}
          onChange={(typed) => set('replyTo', typed)}
        />
      </div>
    </>
  );
}
