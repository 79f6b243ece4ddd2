import { useCallMutation } from '../../../lib/query-client.ts';
import { clockTime, shortDay } from '../../../lib/zoned-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { showFailure, showToast } from '../../../ui/toast.ts';
import { invitationSettingsText as text } from '../settings-text.ts';
import { Part } from './Part.tsx';
import type { Settings } from './use-settings.ts';

interface SendingPartProps {
  readonly edited: Settings;
  readonly businessId: number;
  readonly isOn: boolean;
  readonly emailFailsSince: string | null;
  readonly timeZone: string;
}

export function SendingPart({ edited, businessId, isOn, emailFailsSince, timeZone }: SendingPartProps) {
  const { values, errors, field } = edited;
  const hasAddress = values.postalAddress.trim() !== '';
  const missing = hasAddress ? emailFailsSince && text.emailFirst : text.addressFirst;
  const test = useCallMutation('POST /api/businesses/{id}/test-invitation', {
    onSuccess: ({ email }) => showToast(text.tested(email)),
    onError: (error) => showFailure(text.testFailed, error),
  });

  async function sendTest() {
    if (!edited.isChanged || (await edited.save())) test.mutate({ id: businessId });
  }

  return (
    <Part title={text.parts.sending}>
      <Switch
        label={text.isOn}
        hint={isOn ? text.onNow : `${text.offNow} ${missing ?? ''}`}
        name="isOn"
        isOn={isOn}
        disabled={(!isOn && Boolean(missing)) || edited.isSaving}
        error={errors.isOn}
        onChange={(next) => void edited.turn(next)}
      />
      {emailFailsSince ? (
        <p className="err" role="status">
          <Icon name="warning" />
          <span>
            {text.emailFails(
              `${shortDay(emailFailsSince, Date.now(), timeZone)}, ${clockTime(emailFailsSince, timeZone)}`,
            )}
          </span>
        </p>
      ) : null}
      <Field
        {...field('postalAddress')}
        label={text.postalAddress}
        hint={text.postalHint}
        autoComplete="street-address"
        maxLength={200}
      />
      <div className="row">
        <Button small busy={test.isPending} disabled={!hasAddress} onClick={() => void sendTest()}>
          <Icon name="mail" />
          {edited.isChanged ? text.saveAndTest : text.test}
        </Button>
      </div>
    </Part>
  );
}
