import { useCallMutation } from '../../lib/query-client.ts';
import { Switch } from '../../ui/Switch.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { refreshTeam, type TeamReply } from '../shared/team/use-team.ts';
import styles from './team.module.css';
import { secondStepText as text } from './text.ts';

interface SecondStepPartProps {
  readonly businessId: number;
  readonly team: TeamReply;
}

export function SecondStepPart({ businessId: id, team: { requiresSecondStep } }: SecondStepPartProps) {
  const change = useCallMutation('POST /api/businesses/{id}/second-step', {
    onSuccess: (_reply, { isRequired }) => {
      showToast(isRequired ? text.on : text.off);
      return refreshTeam(id);
    },
    onError: (error) => showFailure(text.failed, error),
  });
  return (
    <section className={`card ${styles.second}`}>
      <h2>{text.title}</h2>
      <Switch
        label={text.label}
        hint={text.hint}
        isOn={change.isPending ? change.variables.input.isRequired : requiresSecondStep}
        disabled={change.isPending}
        onChange={(isRequired) => change.mutate({ id, isRequired })}
      />
    </section>
  );
}
