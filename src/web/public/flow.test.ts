import { expect, it } from 'vitest';
import { bringBack, emptyFlow, type Flow, putAside } from './flow.ts';

const machine = (review: string) => ({ review, marks: [] });
const next = (flow: Flow, review: string): Flow => ({ ...flow, draft: machine(review), earlier: putAside(flow) });
const round = (flow: Flow): Flow => ({ ...flow, ...bringBack(flow) });

it("keeps the customer's texts over any number of drafts, and swaps in each of them", () => {
  const edited = { ...emptyFlow, draft: { ...machine('Edited'), edited: true } };
  const own = { ...next(edited, 'Second'), draft: { ...machine('Own'), own: true } };
  let flow = next(next(next(own, 'Third'), 'Fourth'), 'Fifth');
  expect(flow.earlier.map(({ review }) => review)).toEqual(['Fourth', 'Own', 'Edited']);
  const seen = [1, 2, 3, 4].map(() => {
    flow = round(flow);
    return flow.draft?.review;
  });
  expect(seen).toEqual(['Fourth', 'Own', 'Edited', 'Fifth']);
});

it('puts no empty text aside, and leaves the text where there is no earlier one', () => {
  const empty = { ...emptyFlow, draft: { ...machine(''), own: true }, earlier: [machine('First')] };
  expect(putAside(empty)).toEqual([machine('First')]);
  expect(bringBack(empty)).toEqual({ draft: machine('First'), earlier: [], editing: false });
  const alone = { ...emptyFlow, draft: machine('First') };
  expect(bringBack(alone)).toMatchObject({ draft: machine('First'), earlier: [] });
});
