import { useMemo } from 'react';
import { ownersEmails } from '../../../contract/businesses/errors.ts';
import { Select } from '../../ui/Select.tsx';
import type { useForm } from '../../ui/use-form.ts';
import type { BusinessRules, FormValues } from './business-rules.ts';
import { replyDayChoices } from './business-values.ts';
import styles from './form.module.css';
import { inboxFieldsText } from './text.ts';

interface InboxFieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<FormValues, unknown>>, 'values' | 'set' | 'field'>;
  readonly mayChangeEmails: boolean;
  readonly SearchPicker: BusinessRules['SearchPicker'];
}

const mails = ['automatic', 'full', 'notice'] as const;

/** Time zones are shown with spaces, as people type them. */
const spaced = (zone: string) => zone.replaceAll('_', ' ');

export function InboxFields({ form: { values, set, field }, mayChangeEmails, SearchPicker }: InboxFieldsProps) {
  const { timeZone = '', feedbackMail = 'automatic', replyDays = 2, showsReplyDays = false } = values;
  const zones = useMemo(() => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort().map(spaced), []);
  return (
    <div className={styles.part}>
      <h2>{inboxFieldsText.title}</h2>
      <div className="cols">
        <SearchPicker
          id="timeZone"
          name="timeZone"
          label={inboxFieldsText.timeZone}
          names={zones}
          taken={[]}
          value={spaced(timeZone)}
          onChange={(zone) => set('timeZone', zone.replaceAll(' ', '_'))}
          error={field('timeZone').error}
          text={inboxFieldsText.zonePicker}
        />
        <div className="field choice">
          <Select
            label={inboxFieldsText.mail}
            value={feedbackMail}
            disabled={!mayChangeEmails}
            onChange={(mail) =>
              set(
                'feedbackMail',
                mails.find((one) => one === mail),
              )
            }
            options={mails.map((value) => ({ value, label: inboxFieldsText.mails[value] }))}
          />
          <p className="hint">{mayChangeEmails ? inboxFieldsText.mailHint : ownersEmails}</p>
        </div>
        <div className="field choice">
          <Select
            label={inboxFieldsText.replyDays}
            value={String(replyDays)}
            onChange={(count) =>
              set(
                'replyDays',
                replyDayChoices.find((days) => String(days) === count),
              )
            }
            options={replyDayChoices.map((count) => ({ value: String(count), label: inboxFieldsText.days(count) }))}
          />
          <label className="checkbox">
            <input
              type="checkbox"
              checked={showsReplyDays}
              onChange={(event) => set('showsReplyDays', event.currentTarget.checked)}
            />
            {inboxFieldsText.showsReplyDays}
          </label>
        </div>
      </div>
    </div>
  );
}
