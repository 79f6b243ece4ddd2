import { useCallMutation } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { arrive } from '../../shared/second-step/arrive.ts';
import { fieldError } from '../../shared/second-step/field-error.ts';
import { StepHeading } from '../../shared/second-step/StepHeading.tsx';
import css from './stages.module.css';
import { stepText } from './text.ts';

interface CodeStepProps {
  readonly name: 'POST /api/sign-in/code' | 'POST /api/sign-in/recovery-code';
  readonly text: { readonly title: string; readonly lead: string; readonly label: string; readonly submit: string };
  readonly letters?: boolean;
}

function CodeStep({ name, text, letters = false }: CodeStepProps) {
  const take = useCallMutation(name, {
    onSuccess: arrive,
    onError: (error): void => form.showErrors({ code: fieldError(error, 'code') }),
  });
  const form = useForm({ draft: null, initial: { code: '' }, onSubmit: ({ code }) => take.mutate({ code }) });
  return (
    <form className="form" {...form.props}>
      <div>
        <StepHeading>{text.title}</StepHeading>
        <p className="soft">{text.lead}</p>
      </div>
      <Field
        {...form.field('code')}
        label={text.label}
        className={letters ? css.letters : 'code'}
        inputMode={letters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize={letters ? 'characters' : 'none'}
        spellCheck={false}
      />
      <Button type="submit" primary busy={take.isPending}>
        {text.submit}
      </Button>
    </form>
  );
}

export const CodeForm = () => <CodeStep name="POST /api/sign-in/code" text={stepText.code} />;

export const RecoveryForm = () => <CodeStep name="POST /api/sign-in/recovery-code" text={stepText.recovery} letters />;
