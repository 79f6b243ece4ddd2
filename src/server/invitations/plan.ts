import { invitationMax } from '../../contract/invitations/limits.ts';
import { localDay, startOfDay } from '../../contract/working-days.ts';
import type { Db } from '../db/database.ts';
import { firstSendTime, nextSendDay } from './sending-hours.ts';
import type { InvitingBusiness } from './settings-store.ts';
import { countSent, listPlanned } from './store.ts';

const dayMs = 86_400_000;
const meanDays = 28;
/** A business may always send this many, if its daily maximum allows. */
const startingPace = 25;
const growth = 3;

export interface Pace {
  readonly perDay: number;
  readonly sentToday: number;
  /** By local date, with what went out today. */
  readonly planned: ReadonlyMap<string, number>;
}

export async function readPerDay(db: Db, business: InvitingBusiness, now: Date): Promise<number> {
  const today = startOfDay(now, business.timeZone);
  const sent = await countSent(db, business.id, new Date(today.getTime() - meanDays * dayMs), today);
  const grown = Math.max(startingPace, Math.floor((growth * sent) / meanDays));
  return Math.min(business.settings.dailyMax, grown);
}

export const countSentToday = (db: Db, { id, timeZone }: InvitingBusiness, now: Date): Promise<number> =>
  countSent(db, id, startOfDay(now, timeZone), new Date(now.getTime() + dayMs));

export async function readPace(db: Db, business: InvitingBusiness, now: Date): Promise<Pace> {
  const [perDay, sentToday, waiting] = [
    await readPerDay(db, business, now),
    await countSentToday(db, business, now),
    await listPlanned(db, business.id),
  ];
  const today = localDay(now, business.timeZone).date;
  const planned = new Map([[today, sentToday]]);
  for (const { sendAt, n } of waiting) {
    const { date } = localDay(sendAt, business.timeZone);
    // What is overdue goes out today, or on the next day with sending hours.
    const isOverdue = date < today;
    const day = isOverdue ? today : date;
    planned.set(day, (planned.get(day) ?? 0) + n);
  }
  return { perDay, sentToday, planned };
}

/** Gives each person the first day with room; null from the day on that is more than 30 days away. */
export function makePlan(business: InvitingBusiness, pace: Pace, now: Date, ahead = 0): { next(): Date | null } {
  const { settings, timeZone } = business;
  const planned = new Map(pace.planned);
  const last = now.getTime() + invitationMax.planDays * dayMs;
  let at = firstSendTime(now, settings, timeZone);
  const next = (): Date | null => {
    while (at.getTime() <= last) {
      const { date } = localDay(at, timeZone);
      const taken = planned.get(date) ?? 0;
      if (taken < pace.perDay) {
        planned.set(date, taken + 1);
        return at;
      }
      at = nextSendDay(at, settings, timeZone);
    }
    return null;
  };
  for (let n = 0; n < ahead; n += 1) next();
  return { next };
}
