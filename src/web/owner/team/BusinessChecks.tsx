import type { Business } from '../../../contract/businesses/calls.ts';
import { businessListText } from '../shared/text.ts';
import styles from './team.module.css';
import { inviteText } from './text.ts';

interface BusinessChecksProps {
  readonly businesses: readonly Pick<Business, 'id' | 'name'>[];
  /** The business of this page, which is always included. */
  readonly fixedId: number;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

export function BusinessChecks({ businesses, fixedId, chosen, onChange }: BusinessChecksProps) {
  const sorted = [...businesses].sort((one, other) => Number(other.id === fixedId) - Number(one.id === fixedId));
  return (
    <fieldset className={styles.checks}>
      <legend className="label">{inviteText.businesses}</legend>
      {sorted.map(({ id, name }) => (
        <label key={id} className="checkbox">
          <input
            type="checkbox"
            checked={id === fixedId || chosen.includes(id)}
            disabled={id === fixedId}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          <bdi>{name || businessListText.unnamed}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
