import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { useUnsaved } from '../../lib/use-unsaved.ts';
import { businessListText } from '../shared/text.ts';
import { UnconfirmedLines } from '../shared/UnconfirmedLines.tsx';
import { unconfirmedBusinesses } from '../shared/unconfirmed-businesses.ts';
import banner from '../shared/waiting-lines.module.css';
import { InboxFoot } from './InboxFoot.tsx';
import styles from './inbox.module.css';
import { InboxContext, useInbox } from './inbox-actions.ts';
import { useCounts, useInboxChanges, useInboxList } from './inbox-queries.ts';
import { readView } from './inbox-view.ts';
import { ListPane } from './ListPane.tsx';
import { MessagePane } from './MessagePane.tsx';
import { People } from './People.tsx';
import { canSnooze } from './snooze.ts';
import { Toolbar } from './Toolbar.tsx';
import { useSelection } from './use-selection.ts';

const SelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar);
const OldMessages = lazyPart(async () => (await import('./OldMessages.tsx')).OldMessages);
const Keys = lazyPart(async () => (await import('./Keys.tsx')).Keys);

export function Inbox({ businesses: all }: { readonly businesses: readonly Business[] }) {
  const [search] = useSearchParams();
  const view = readView(search);
  const businesses = all.map((business) => ({
    ...business,
    name: business.name || businessListText.unnamed,
  }));
  const unconfirmed = unconfirmedBusinesses(
    businesses.filter(({ id }) => view.businessId === null || id === view.businessId),
  );
  const list = useInboxList(view);
  const rows = list.data?.pages.flatMap((page) => page.feedback) ?? [];
  const inbox = useInbox(rows, view.message, businesses);
  const { state, shown: open, show, move, togglePanel, write, setState, focus } = inbox;
  const counts = useCounts(view.businessId).data;
  const selection = useSelection(rows);
  const [showsKeys, setShowsKeys] = useState(false);
  const [hasShortcuts, setShortcuts] = useState(() => readStored('shortcuts') !== 'off');
  useInboxChanges();
  useUnsaved(Object.values(state.drafts).some(({ text }) => text.trim() !== ''));
  const openRow = rows.find(({ id }) => id === open?.id);
  useShortcuts(
    {
      j: () => move(1),
      k: () => move(-1),
      '?': () => setShowsKeys(true),
      ...(open
        ? { r: () => write(open.id, false), n: () => write(open.id, true), a: () => togglePanel(open.id, 'assign') }
        : {}),
      ...(openRow && openRow.state !== 'done' ? { e: () => setState([openRow], 'done') } : {}),
      ...(openRow && canSnooze(openRow) ? { s: () => togglePanel(openRow.id, 'snooze') } : {}),
    },
    hasShortcuts,
  );

  return (
    <InboxContext value={inbox}>
      <div className={styles.inbox} data-keys={hasShortcuts} data-open={view.message !== null}>
        <Toolbar
          view={view}
          counts={counts}
          businesses={businesses}
          isSelecting={selection.isOn}
          onSelect={selection.start}
          onChange={show}
        />
        {unconfirmed.length > 0 ? (
          <div className={`${styles.forList} ${styles.addresses} ${banner.panel}`}>
            <UnconfirmedLines businesses={unconfirmed} />
          </div>
        ) : null}
        {counts?.older ? (
          <OldMessages count={counts.older} onSettled={() => focus(...rows.slice(0, 1).map(({ id }) => id), 'empty')} />
        ) : null}
        {selection.isOn ? (
          <SelectionBar shown={rows.length} selection={selection} onDone={(chosen) => setState(chosen, 'done')} />
        ) : null}
        <div className={styles.mailbox}>
          <ListPane
            waiting={counts?.waiting ?? 0}
            list={list}
            rows={rows}
            view={view}
            selection={selection}
            manyBusinesses={businesses.length > 1}
          />
          <MessagePane
            message={open}
            isChosen={view.message !== null}
            row={openRow}
            business={businesses.find(({ id }) => id === open?.businessId)}
          />
        </div>
        {showsKeys ? (
          <Keys
            isOn={hasShortcuts}
            onToggle={() => {
              setShortcuts(!hasShortcuts);
              writeStored('shortcuts', hasShortcuts ? 'off' : null);
            }}
            onClose={() => setShowsKeys(false)}
          />
        ) : null}
        {list.isPending ? null : (
          <InboxFoot onKeys={() => setShowsKeys(true)} firstReply={counts?.firstReply ?? null}>
            <People businesses={businesses} />
          </InboxFoot>
        )}
      </div>
    </InboxContext>
  );
}
