import { byteOrderMark, csvLine } from '../../../../contract/csv.ts';
import { rejections } from '../../../../contract/invitations/states.ts';
import { inviteListText } from '../list-text.ts';
import type { Checked } from './check-list.ts';
import type { Table } from './columns.ts';

/** The rows as they were, each with its reason. */
export function leftOutCsv({ header }: Table, { rejected }: Checked, days: number): string {
  const rows = rejections.flatMap((reason) =>
    rejected[reason].map(({ number, cells }) => ({ number, cells, said: inviteListText.rejected[reason](1, days) })),
  );
  const sorted = rows.sort((one, other) => one.number - other.number);
  const width = Math.max(header.length, ...sorted.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  const head = header.length > 0 ? [[inviteListText.reason, ...padded(header)]] : [];
  const lines = [...head, ...sorted.map(({ cells, said }) => [said, ...padded(cells)])];
  return byteOrderMark + lines.map(csvLine).join('');
}
