import { ownersEmails } from '../../../contract/businesses/errors.ts';
import { paths } from '../../../contract/paths.ts';
import { otherPlatforms, platforms } from '../../../contract/platforms.ts';
import { Field } from '../../ui/Field.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import type { useForm } from '../../ui/use-form.ts';
import { SaveBar } from '../shared/SaveBar.tsx';
import type { BusinessRules, FormValues } from './business-rules.ts';
import { ColorField } from './ColorField.tsx';
import styles from './form.module.css';
import { InboxFields } from './InboxFields.tsx';
import { LogoField } from './LogoField.tsx';
import { ReviewLinkField } from './ReviewLinkField.tsx';
import { businessFormText, businessLabels, categoryPickerText } from './text.ts';

interface BusinessFormProps {
  readonly form: Pick<ReturnType<typeof useForm<FormValues, unknown>>, 'props' | 'values' | 'kept' | 'set' | 'field'>;
  readonly rules: BusinessRules;
  readonly needsAll: boolean;
  readonly mayChangeEmails?: boolean;
  readonly submit: string;
  readonly busy: boolean;
}

const named = (name: keyof typeof businessLabels, isRequired: boolean) => ({
  'aria-required': isRequired,
  label: isRequired ? (
    <>
      {businessLabels[name]} <span>{businessFormText.required}</span>
    </>
  ) : (
    businessLabels[name]
  ),
});

const otherLinks = otherPlatforms.map((id) => platforms[id].field);
const pickers = ['googleCategory1', 'googleCategory2', 'googleCategory3'] as const;

export function BusinessForm({ form, rules, needsAll, mayChangeEmails = true, submit, busy }: BusinessFormProps) {
  const { parts, feedbackHint, feedbackKeptHint } = businessFormText;
  const { values, set, field } = form;
  const isChanged = form.kept.changed.length > 0;
  const hint = needsAll || values.feedbackEmail?.trim() ? feedbackHint : feedbackKeptHint;
  const { SearchPicker } = rules;
  return (
    <form className={`card form ${styles.form}`} {...form.props}>
      <KeptDraft draft={form.kept} />
      <div className={styles.part}>
        <h2>{parts.business}</h2>
        <div className="cols">
          <Field {...named('name', true)} autoComplete="organization" {...field('name')} />
          <Field label={businessLabels.nickname} {...field('nickname')} />
          <Field {...named('city', needsAll)} autoComplete="address-level2" {...field('city')} />
          <Field {...named('state', needsAll)} autoComplete="address-level1" {...field('state')} />
          <Field type="url" inputMode="url" label={businessLabels.websiteUrl} {...field('websiteUrl')} />
          <Field {...named('contactName', needsAll)} autoComplete="name" {...field('contactName')} />
        </div>
      </div>
      <div className={styles.part}>
        <h2>{parts.categories}</h2>
        <div className="cols trio">
          {pickers.map((name, index) => {
            const { error, value, onChange } = field(name);
            const isRepeated = value !== '' && pickers.slice(0, index).some((other) => values[other] === value);
            return (
              <SearchPicker
                key={name}
                id={name}
                name={name}
                label={named(name, needsAll && index === 0).label}
                names={rules.categories}
                taken={pickers.flatMap((other) => (other !== name && values[other]) || [])}
                value={value}
                onChange={onChange}
                error={isRepeated ? categoryPickerText.taken(value) : error}
                text={categoryPickerText}
              />
            );
          })}
        </div>
      </div>
      <LogoField logoUrl={values.logoUrl ?? null} onChange={(logoUrl) => set('logoUrl', logoUrl)} />
      {needsAll ? null : <ColorField color={values.color ?? null} onChange={(color) => set('color', color)} />}
      <div className={styles.part}>
        <h2>{parts.reviews}</h2>
        <ReviewLinkField {...field('reviewUrl')} linkOf={rules.publicLink}>
          {otherLinks.map((link) => (
            <Field key={link} type="url" inputMode="url" label={businessLabels[link]} {...field(link)} />
          ))}
          <Field
            type="email"
            {...named('feedbackEmail', needsAll)}
            hint={mayChangeEmails ? hint : ownersEmails}
            disabled={!mayChangeEmails}
            autoComplete="email"
            {...field('feedbackEmail')}
          />
        </ReviewLinkField>
      </div>
      {needsAll ? null : <InboxFields form={form} mayChangeEmails={mayChangeEmails} SearchPicker={SearchPicker} />}
      <SaveBar
        isSticky={needsAll || isChanged}
        isUnsaved={isChanged && !needsAll}
        busy={busy}
        submit={submit}
        cancelTo={paths.dashboard}
        onCancel={form.kept.forget}
      />
    </form>
  );
}
