import { describe, expect, it } from 'vitest';
import { localDay, startOfDay } from '../../contract/time/zones.ts';
import { dueAt, overdueBefore, workingDaysBetween } from './working-days.ts';

const newYork = 'America/New_York';
const at = (iso: string) => new Date(iso);

describe('the promised reply', () => {
  it.each([
    ['Monday at noon', '2026-11-16T17:00:00Z', 2, '2026-11-19T05:00:00.000Z'],
    ['Friday at noon: Monday and Tuesday', '2026-11-20T17:00:00Z', 2, '2026-11-25T05:00:00.000Z'],
    ['Saturday: Monday and Tuesday', '2026-11-21T17:00:00Z', 2, '2026-11-25T05:00:00.000Z'],
    ['Sunday: Monday', '2026-11-22T17:00:00Z', 1, '2026-11-24T05:00:00.000Z'],
    ['one second before midnight on Sunday', '2026-11-23T04:59:59Z', 1, '2026-11-24T05:00:00.000Z'],
    ['midnight on Monday', '2026-11-23T05:00:00Z', 1, '2026-11-25T05:00:00.000Z'],
    ['five working days', '2026-11-18T17:00:00Z', 5, '2026-11-26T05:00:00.000Z'],
    ['across the end of summer time', '2026-10-30T16:00:00Z', 1, '2026-11-03T05:00:00.000Z'],
    ['across the start of summer time', '2026-03-06T17:00:00Z', 1, '2026-03-10T04:00:00.000Z'],
  ])('%s', (_what, received, days, expected) => {
    expect(dueAt(at(received), days, newYork).toISOString()).toBe(expected);
  });

  it('counts by the calendar of the business, not of the server', () => {
    // Friday evening in New York is Saturday in Auckland.
    const received = at('2026-11-20T22:00:00Z');
    expect(dueAt(received, 1, newYork).toISOString()).toBe('2026-11-24T05:00:00.000Z');
    expect(dueAt(received, 1, 'Pacific/Auckland').toISOString()).toBe('2026-11-23T11:00:00.000Z');
  });

  it('ends where a day has no midnight, because the clocks change then', () => {
    // In Santiago the clocks go from 24:00 on September 5 to 1:00; that Sunday begins at 1:00.
    expect(startOfDay(at('2026-09-06T12:00:00Z'), 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
    // In April they go back from 24:00 to 23:00; the Sunday begins when midnight comes the second time.
    expect(startOfDay(at('2026-04-05T12:00:00Z'), 'America/Santiago').toISOString()).toBe('2026-04-05T04:00:00.000Z');
  });

  it.each([1, 2, 3, 4, 5])('%i days: a message is overdue exactly from the promised end on', (days) => {
    for (let hour = 0; hour < 24 * 40; hour += 5) {
      const received = new Date(Date.UTC(2026, 9, 20) + hour * 3_600_000);
      const due = dueAt(received, days, newYork);
      const isOverdue = (now: Date) => received < overdueBefore(now, days, newYork);
      expect([received, isOverdue(new Date(due.getTime() - 1)), isOverdue(due)]).toEqual([received, false, true]);
    }
  });
});

describe('working days between two instants', () => {
  it.each([
    ['noon to noon on weekdays', '2026-11-16T17:00:00Z', '2026-11-17T17:00:00Z', 1],
    ['over a weekend', '2026-11-20T17:00:00Z', '2026-11-23T17:00:00Z', 1],
    ['within a weekend', '2026-11-21T17:00:00Z', '2026-11-22T17:00:00Z', 0],
    ['six hours', '2026-11-16T14:00:00Z', '2026-11-16T20:00:00Z', 0.25],
    ['nothing', '2026-11-16T14:00:00Z', '2026-11-16T14:00:00Z', 0],
    ['Friday noon to Monday noon when summer time ends', '2026-10-30T16:00:00Z', '2026-11-02T17:00:00Z', 1],
  ])('%s', (_what, from, to, expected) => {
    expect(workingDaysBetween(at(from), at(to), newYork)).toBeCloseTo(expected, 6);
  });
});

it('names the local day', () => {
  expect(localDay(at('2026-11-23T04:30:00Z'), newYork)).toEqual({ date: '2026-11-22', weekday: 0, hour: 23 });
});
