import { useParams } from 'wouter';
import { draftText } from '../../../contract/languages/en/customer.ts';
import { noticeText } from '../../../contract/languages/en/notice.ts';
import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { GenerateStep } from './GenerateStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SelectStep } from './SelectStep.tsx';
import { usePersistedWizard } from './use-persisted-wizard.ts';
import { useFirstBusiness, useNamedBusiness, type WizardBusiness } from './use-wizard-business.ts';
import { WizardFrame } from './WizardFrame.tsx';
import styles from './wizard.module.css';
import type { Wizard, WizardAction } from './wizard.ts';

export function ReviewWizard() {
  useTitle(wizardText.title);
  const { slug } = useParams();
  return slug ? <NamedWizard key={slug} slug={slug} /> : <FirstWizard />;
}

function FirstWizard() {
  const { wizard, dispatch } = usePersistedWizard('');
  const business = useFirstBusiness(wizard.step === 3);
  return <Steps {...{ wizard, dispatch, business }} businessId={undefined} />;
}

function NamedWizard({ slug }: { slug: string }) {
  const { wizard, dispatch } = usePersistedWizard(slug);
  const named = useNamedBusiness(slug);
  if (named.state === 'ready')
    return <Steps {...{ wizard, dispatch }} business={named.business} businessId={named.business.id ?? undefined} />;
  if (named.state === 'loading')
    return (
      <WizardFrame step={1}>
        <Spinner label={wizardText.loading} />
      </WizardFrame>
    );
  return (
    <WizardFrame step={1}>
      <Notice state={named.state} retry={named.retry} />
    </WizardFrame>
  );
}

function Notice({ state, retry }: { state: 'missing' | 'refused' | 'inactive' | 'failed'; retry: () => void }) {
  if (state === 'failed')
    return (
      <div className={styles.notice} role="alert">
        <h2>{wizardText.businessFailed}</h2>
        <Button onClick={retry}>{draftText.tryAgain}</Button>
      </div>
    );
  const words = noticeText[state === 'refused' ? 'missing' : state];
  return (
    <div className={styles.notice}>
      <h2>{words.title}</h2>
      <p className="soft">{words.body}</p>
      {state === 'refused' ? <Button onClick={retry}>{draftText.tryAgain}</Button> : null}
    </div>
  );
}

interface StepsProps {
  readonly wizard: Wizard;
  readonly dispatch: (action: WizardAction) => void;
  readonly business: WizardBusiness;
  /** If undefined, the wizard offers the sentiments of healthcare. */
  readonly businessId: number | undefined;
}

function Steps({ wizard, dispatch, business, businessId }: StepsProps) {
  return (
    <WizardFrame step={wizard.step} business={business}>
      {wizard.step === 1 ? <SelectStep {...{ wizard, dispatch, businessId }} /> : null}
      {wizard.step === 2 ? <GenerateStep {...{ wizard, dispatch, businessId }} /> : null}
      {wizard.step === 3 ? <ReviewStep {...{ wizard, dispatch, business }} /> : null}
    </WizardFrame>
  );
}
