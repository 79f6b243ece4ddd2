import { Link } from 'wouter';
import { invitationSources, shownStates } from '../../../contract/invitations/states.ts';
import { invitationSettingsPath, ownDeskPath } from '../../../contract/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InviteListLink } from './InviteListLink.tsx';
import { doNotContactText, invitationsText } from './text.ts';
import type { InvitationFilter } from './use-invitations.ts';

interface InvitationToolsProps {
  readonly businessId: number;
  readonly filter: InvitationFilter;
  readonly onFilter: (filter: InvitationFilter) => void;
  /** `null` while nothing could go out anyway. */
  readonly onPause: (() => void) | null;
  readonly onDoNotContact: () => void;
}

export function InvitationTools({ businessId, filter, onFilter, onPause, onDoNotContact }: InvitationToolsProps) {
  const { states, sources } = invitationsText;
  return (
    <div className="invitation-tools">
      <select
        aria-label={invitationsText.state}
        value={filter.state ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, state: shownStates.find((state) => state === value) ?? null })
        }
      >
        <option value="">{invitationsText.allStates}</option>
        {shownStates.map((state) => (
          <option key={state} value={state}>
            {states[state]}
          </option>
        ))}
      </select>
      <select
        aria-label={invitationsText.source}
        value={filter.source ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, source: invitationSources.find((source) => source === value) ?? null })
        }
      >
        <option value="">{invitationsText.allSources}</option>
        {invitationSources.map((source) => (
          <option key={source} value={source}>
            {sources[source]}
          </option>
        ))}
      </select>
      <div className="row">
        <Link className={buttonClass({ small: true })} href={invitationSettingsPath(businessId)}>
          {invitationsText.settings}
        </Link>
        <Link className={buttonClass({ small: true })} href={ownDeskPath(businessId)}>
          {invitationsText.desk}
        </Link>
        {onPause ? (
          <Button small onClick={onPause}>
            <Icon name="pause" />
            {invitationsText.pause}
          </Button>
        ) : null}
        <Button small onClick={onDoNotContact}>
          {doNotContactText.open}
        </Button>
        <InviteListLink businessId={businessId} small />
      </div>
    </div>
  );
}
