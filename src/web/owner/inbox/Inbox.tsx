import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { useUnsaved } from '../../lib/use-unsaved.ts';
import { AddressConfirmation } from '../shared/AddressConfirmation.tsx';
import { businessListText } from '../shared/text.ts';
import { InboxFoot } from './InboxFoot.tsx';
import { useCounts, useInboxChanges, useInboxList } from './inbox-queries.ts';
import { readView } from './inbox-view.ts';
import { ListPane } from './ListPane.tsx';
import { MessagePane } from './MessagePane.tsx';
import { rowId } from './MessageRow.tsx';
import { OldMessages } from './OldMessages.tsx';
import { People } from './People.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { emptyId, useDesk } from './use-desk.ts';
import { useSelection } from './use-selection.ts';
import './list.css';
import './message.css';
import './inbox.css';

export function Inbox({ businesses: all }: { readonly businesses: readonly Business[] }) {
  const [search] = useSearchParams();
  const view = readView(search);
  const businesses = all.map((business) => ({
    ...business,
    name: business.name || businessListText.unnamed,
  }));
  const list = useInboxList(view);
  const rows = list.data?.pages.flatMap((page) => page.feedback) ?? [];
  const counts = useCounts(view.businessId).data;
  const desk = useDesk(view, rows);
  const selection = useSelection(rows);
  const [hasShortcuts, setShortcuts] = useState(() => readStored('shortcuts') !== 'off');
  useInboxChanges();
  useUnsaved(desk.hasDrafts);
  const open = view.message;
  const openRow = rows.find(({ id }) => id === open?.id);
  useShortcuts(
    {
      j: () => desk.move(1),
      k: () => desk.move(-1),
      ...(open ? { r: () => desk.write(open.id, false), n: () => desk.write(open.id, true) } : {}),
      ...(openRow && openRow.state !== 'done' ? { e: () => desk.setState([openRow], 'done') } : {}),
    },
    hasShortcuts,
  );
  return (
    <div className="inbox" data-keys={hasShortcuts}>
      <Toolbar
        view={view}
        counts={counts}
        businesses={businesses}
        isSelecting={selection.isOn}
        onSelect={selection.start}
        onChange={desk.show}
      />
      <div className="for-list">
        {oneForEachAddress(businesses, view.businessId).map((business) => (
          <AddressConfirmation key={business.id} business={business} />
        ))}
      </div>
      <OldMessages
        count={counts?.older ?? 0}
        onSettled={() => desk.focus(...rows.slice(0, 1).map(({ id }) => rowId(id)), emptyId)}
      />
      {selection.isOn ? (
        <SelectionBar shown={rows.length} selection={selection} onDone={(chosen) => desk.setState(chosen, 'done')} />
      ) : null}
      <div className="mailbox" data-open={open !== null}>
        <ListPane list={list} rows={rows} desk={desk} selection={selection} manyBusinesses={businesses.length > 1} />
        <MessagePane
          desk={desk}
          row={openRow}
          replyDays={businesses.find(({ id }) => id === open?.businessId)?.replyDays ?? null}
        />
      </div>
      <InboxFoot
        hasShortcuts={hasShortcuts}
        onShortcuts={(isOn) => {
          setShortcuts(isOn);
          writeStored('shortcuts', isOn ? null : 'off');
        }}
        firstReply={counts?.firstReply ?? null}
      >
        <People businesses={businesses} />
      </InboxFoot>
    </div>
  );
}

/** Businesses can share the address that receives their feedback. */
function oneForEachAddress(businesses: readonly Business[], chosen: number | null): readonly Business[] {
  const shown = businesses.filter(({ id }) => chosen === null || id === chosen);
  return [...new Map(shown.map((business) => [business.feedbackEmail, business])).values()];
}
