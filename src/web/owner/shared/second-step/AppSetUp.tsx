import { qrMargin } from '../../../../contract/constants.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { useForm } from '../../../ui/use-form.ts';
import css from './second-step.module.css';
import { secondStepText } from './text.ts';

interface AppSetUpProps {
  readonly appKey: { readonly key: string; readonly address: string };
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

const { setUp: text } = secondStepText;

export function AppSetUp({ appKey: { key, address }, busy, error, onCode, onCancel }: AppSetUpProps) {
  const form = useForm({ draft: null, initial: { code: '' }, onSubmit: ({ code }) => onCode(code) });
  const inGroups = key.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <form className="card form" {...form.props}>
      <h2>{text.title}</h2>
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
                <Button small onClick={() => void copyText(key)}>
                  <Icon name="copy" />
                  {text.copy}
                </Button>
              </div>
            </div>
          </div>
        </li>
        <li>
          <div>
            <Field
              {...form.field('code')}
              error={error ?? form.errors.code}
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
