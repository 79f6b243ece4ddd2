import { qrMargin } from '../../../../contract/constants.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { fieldError } from './field-error.ts';
import { StepHeading } from './StepHeading.tsx';
import css from './second-step.module.css';
import { secondStepText } from './text.ts';

interface AppSetUpProps {
  readonly heading?: 'h1' | 'h2';
  readonly appKey: { readonly key: string; readonly address: string };
  readonly busy: boolean;
  /** Rejects with the reason that the field then shows. */
  readonly turnOn: (code: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

const { setUp: text } = secondStepText;

export function AppSetUp({ heading = 'h1', appKey: { key, address }, busy, turnOn, onCancel }: AppSetUpProps) {
  const form = useForm({
    draft: null,
    initial: { code: '' },
    onSubmit: ({ code }) =>
      void turnOn(code).catch((error: unknown) => form.showErrors({ code: fieldError(error, 'code') })),
  });
  const inGroups = key.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <form className="form" {...form.props}>
      <StepHeading as={heading}>{text.title}</StepHeading>
      <ol className={css.steps}>
        <li>
          <div>
            <p>
              <b>{text.scan}</b>
              <br />
              <span className="soft">{text.scanHint}</span>
            </p>
            <p className="phone-only">
              <a className={buttonClass({})} href={address}>
                <Icon name="phone" />
                {text.open}
              </a>
            </p>
            <div className={css.scan}>
              <div className={css.qr}>
                <QrCode address={address} label={text.qr} margin={qrMargin} />
              </div>
              <div className={css.typed}>
                <p className="label">{text.type}</p>
                <p className={css.key}>{inGroups}</p>
                <CopyButton text={key} label={text.copy} failed={text.copyFailed} />
              </div>
            </div>
          </div>
        </li>
        <li>
          <div>
            <Field
              {...form.field('code')}
              label={text.code}
              className="code"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </div>
        </li>
      </ol>
      <div className="row">
        <Button type="submit" primary busy={busy}>
          {text.turnOn}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </form>
  );
}
