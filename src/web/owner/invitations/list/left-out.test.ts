import { expect, test } from 'vitest';
import { emptyCheck } from './check-list.ts';
import { leftOutCsv } from './left-out.ts';

test('rows that were left out run no formula, whatever stands before it', () => {
  const cells = ['maria@', '\t=1+1', ' =1+1', '＝1+1', 'Maria;=1+1'];
  const none = emptyCheck({ people: [], twice: [], unreadable: [], mistyped: [] });
  const checked = { ...none, rejected: { ...none.rejected, unreadable: [{ number: 2, cells, hasOpenQuote: false }] } };
  const csv = leftOutCsv({ header: [], rows: [], width: cells.length }, checked, 180);
  expect(csv).toContain(`"maria@","'\t'=1+1","' =1+1","'＝1+1","Maria;'=1+1"\r\n`);
});
