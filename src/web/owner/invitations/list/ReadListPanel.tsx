import { useState } from 'react';
import { useLocation } from 'wouter';
import { invitationMax } from '../../../../contract/invitations/limits.ts';
import type { InvitationSettingsReply } from '../../../../contract/invitations/settings.ts';
import { rejections } from '../../../../contract/invitations/states.ts';
import { invitationsPath } from '../../../../contract/paths.ts';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { LoadError } from '../../shared/LoadError.tsx';
import { inviteListText } from '../list-text.ts';
import { weekdayAndTime } from '../weekday-and-time.ts';
import { CheckedRows } from './CheckedRows.tsx';
import type { Checked } from './check-list.ts';
import type { Columns } from './columns.ts';
import { FoundColumns } from './FoundColumns.tsx';
import styles from './list.module.css';
import { fileTypes, type Reading, type ReadList, readFile } from './read-list.ts';
import { useInviteList } from './use-invite-list.ts';
import { useListCheck } from './use-list-check.ts';

interface ReadListPanelProps {
  readonly businessId: number;
  readonly list: ReadList;
  readonly version: number;
  readonly settings: InvitationSettingsReply;
  readonly onColumns: (columns: Columns) => void;
  readonly onRead: (list: Reading) => void;
  readonly onInvited: () => void;
}

export function ReadListPanel({
  businessId,
  list,
  version,
  settings,
  onColumns,
  onRead,
  onInvited,
}: ReadListPanelProps) {
  const { people, result } = useListCheck(businessId, list, version);
  const [, navigate] = useLocation();
  const { isBusy, invite } = useInviteList(businessId, people, () => {
    onInvited();
    navigate(invitationsPath(businessId));
  });
  const checked = result.data;
  const hasLeftOut = checked && rejections.some((reason) => checked.rejected[reason].length > 0);

  async function saveLeftOut(of: Checked) {
    const { leftOutCsv } = await import('./left-out.ts');
    const csv = leftOutCsv(list.table, of, settings.cooldownDays);
    download(new Blob([csv], { type: 'text/csv' }), inviteListText.downloadName);
  }

  return (
    <>
      {list.isCut ? (
        <p className={styles.off}>
          <Icon name="warning" />
          <span>{inviteListText.tooMany(invitationMax.listRows)}</span>
        </p>
      ) : null}
      <FoundColumns list={list} onChange={onColumns} />
      {result.isPending ? <Spinner label={inviteListText.checking} /> : null}
      {result.error ? <LoadError error={result.error} onRefresh={result.refetch} /> : null}
      {checked ? <CheckedRows checked={checked} people={people} cooldownDays={settings.cooldownDays} /> : null}
      <div className="row">
        {checked && hasLeftOut ? (
          <Button small onClick={() => void saveLeftOut(checked)}>
            <Icon name="download" />
            {inviteListText.download}
          </Button>
        ) : null}
        <FileButton
          small
          busy={isBusy}
          label={inviteListText.file}
          accept={fileTypes}
          onFile={(file) => void readFile(file).then(onRead)}
        >
          {inviteListText.chooseAnother}
        </FileButton>
      </div>
      {checked && settings.isOn ? <Declaration checked={checked} isBusy={isBusy} onInvite={invite} /> : null}
    </>
  );
}

interface DeclarationProps {
  readonly checked: Checked;
  readonly isBusy: boolean;
  readonly onInvite: (expected: number) => void;
}

function Declaration({ checked, isBusy, onInvite }: DeclarationProps) {
  const [isEveryone, setEveryone] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { accepted, firstAt, lastAt, perDay, timeZone } = checked;
  if (accepted === 0 || !firstAt || !lastAt) return <p className="soft">{inviteListText.nobody}</p>;
  const [from, to] = [weekdayAndTime(firstAt, timeZone), weekdayAndTime(lastAt, timeZone)];
  return (
    <form
      className={styles.declaration}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!isEveryone);
        if (isEveryone) onInvite(accepted);
      }}
    >
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isEveryone}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'everyone-first' : undefined}
          onChange={(event) => {
            setEveryone(event.currentTarget.checked);
            setMissing(false);
          }}
        />
        <span>{inviteListText.everyone}</span>
      </label>
      {isMissing ? (
        <p className="err" id="everyone-first" role="alert">
          <Icon name="warning" />
          {inviteListText.everyoneFirst}
        </p>
      ) : null}
      <div className="row">
        <Button primary type="submit" busy={isBusy}>
          {inviteListText.invite(accepted)}
        </Button>
        <span className="soft">
          {from === to ? inviteListText.planOfOneDay(from) : inviteListText.plan(perDay, from, to)}
        </span>
      </div>
    </form>
  );
}
