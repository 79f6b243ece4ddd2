import type { ReactNode } from 'react';
import { emailMax } from '../../../contract/constants.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Pager } from './Pager.tsx';
import { adminText } from './text.ts';
import type { ListView, useAdminList } from './use-admin-list.ts';

export const listId = 'admin-list';

export interface TabProps {
  readonly view: ListView;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSize: (size: number) => void;
}

interface AdminListProps<Row> extends TabProps {
  readonly list: Omit<ReturnType<typeof useAdminList>, 'rows'> & { readonly rows: readonly Row[] | undefined };
  readonly words: { readonly title: string; readonly label: string; readonly placeholder: string };
  readonly failed: string;
  readonly columns: readonly ReactNode[];
  readonly children: (row: Row) => ReactNode;
}

export function AdminList<Row>({ list, words, failed, columns, children, ...tab }: AdminListProps<Row>) {
  return (
    <>
      <div className="tools">
        <div className="search">
          <Icon name="search" />
          <input
            type="search"
            aria-label={words.label}
            placeholder={words.placeholder}
            value={tab.typed}
            maxLength={emailMax}
            onChange={(event) => tab.onType(event.currentTarget.value)}
          />
        </div>
        <Button small className="push" busy={list.isRefreshing} onClick={list.refresh}>
          <Icon name="refresh" />
          <span className="word">{adminText.refresh}</span>
        </Button>
      </div>
      {list.isFailed ? (
        <p className="box" role="alert">
          {failed}
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it where the table is wider */}
          <section id={listId} className="sheetlike" aria-label={words.title} aria-busy={list.isWaiting} tabIndex={0}>
            <table>
              <thead>
                <tr>{columns}</tr>
              </thead>
              <tbody>
                {list.rows
                  ? fillBody(list.rows, children, tab.view.search, columns.length)
                  : skeletonRows(columns.length)}
              </tbody>
            </table>
          </section>
          <Pager
            position={list.position}
            size={tab.view.size}
            onSize={tab.onSize}
            onPrevious={list.previous}
            onNext={list.next}
            isWaiting={list.isWaiting || !list.rows || tab.typed.trim() !== tab.view.search}
          />
        </>
      )}
    </>
  );
}

function fillBody<Row>(rows: readonly Row[], draw: (row: Row) => ReactNode, search: string, width: number) {
  if (rows.length > 0) return rows.map(draw);
  return (
    <tr>
      <td colSpan={width} className="soft">
        {search === '' ? adminText.empty : adminText.nothing}
      </td>
    </tr>
  );
}

const skeletonRows = (width: number) =>
  ['a', 'b', 'c', 'd', 'e'].map((row) => (
    <tr key={row}>
      <td colSpan={width}>
        <Skeleton />
      </td>
    </tr>
  ));
