import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { useUnsaved } from '../../lib/use-unsaved.ts';
import { AddressConfirmation } from '../shared/AddressConfirmation.tsx';
import { businessListText } from '../shared/text.ts';
import { InboxFoot } from './InboxFoot.tsx';
import { InboxContext, useInbox } from './inbox-actions.ts';
import { useCounts, useInboxChanges, useInboxList } from './inbox-queries.ts';
import { readView } from './inbox-view.ts';
import { ListPane } from './ListPane.tsx';
import { MessagePane } from './MessagePane.tsx';
import { OldMessages } from './OldMessages.tsx';
import { People } from './People.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Toolbar } from './Toolbar.tsx';
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
  const inbox = useInbox(rows);
  const { state, show, move, write, setState, focus } = inbox;
  const counts = useCounts(view.businessId).data;
  const selection = useSelection(rows);
  const [hasShortcuts, setShortcuts] = useState(() => readStored('shortcuts') !== 'off');
  useInboxChanges();
  useUnsaved(Object.values(state.drafts).some(({ text }) => text.trim() !== ''));
  const open = view.message;
  const openRow = rows.find(({ id }) => id === open?.id);
  useShortcuts(
    {
      j: () => move(1),
      k: () => move(-1),
      ...(open ? { r: () => write(open.id, false), n: () => write(open.id, true) } : {}),
      ...(openRow && openRow.state !== 'done' ? { e: () => setState([openRow], 'done') } : {}),
    },
    hasShortcuts,
  );
  return (
    <InboxContext value={inbox}>
      <div className="inbox" data-keys={hasShortcuts}>
        <Toolbar
          view={view}
          counts={counts}
          businesses={businesses}
          isSelecting={selection.isOn}
          onSelect={selection.start}
          onChange={show}
        />
        <div className="for-list">
          {oneForEachAddress(businesses, view.businessId).map((business) => (
            <AddressConfirmation key={business.id} business={business} />
          ))}
        </div>
        <OldMessages
          count={counts?.older ?? 0}
          onSettled={() => focus(...rows.slice(0, 1).map(({ id }) => id), 'empty')}
        />
        {selection.isOn ? (
          <SelectionBar shown={rows.length} selection={selection} onDone={(chosen) => setState(chosen, 'done')} />
        ) : null}
        <div className="mailbox" data-open={open !== null}>
          <ListPane list={list} rows={rows} view={view} selection={selection} manyBusinesses={businesses.length > 1} />
          <MessagePane
            message={open}
            hasRows={rows.length > 0}
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
    </InboxContext>
  );
}

/** Businesses can share the address that receives their feedback. */
function oneForEachAddress(businesses: readonly Business[], chosen: number | null): readonly Business[] {
  const shown = businesses.filter(({ id }) => chosen === null || id === chosen);
  return [...new Map(shown.map((business) => [business.feedbackEmail, business])).values()];
}
