import { invitationMax } from '../../contract/invitations/limits.ts';
import { dayMs } from '../../contract/time/days.ts';
import { localDate, startOfDay } from '../../contract/time/zones.ts';
import type { Db } from '../db/database.ts';
import { firstSendTime, nextSendDay } from './sending-hours.ts';
import type { InvitingBusiness } from './settings-store.ts';
import { countSent, readSending } from './store.ts';

const meanDays = 28;
/** A business may always send this many, if its daily maximum allows. */
const startingPace = 25;
const growth = 3;

export interface Pace {
  readonly perDay: number;
  readonly waiting: number;
  /** Counts per local date, including what went out today. */
  readonly planned: ReadonlyMap<string, number>;
}

export async function readPerDay(db: Db, business: InvitingBusiness, now: Date): Promise<number> {
  const today = startOfDay(now, business.timeZone);
  return perDayOf(business, await countSent(db, business.id, meanStart(today), today));
}

const meanStart = (today: Date): Date => new Date(today.getTime() - meanDays * dayMs);

function perDayOf({ settings }: InvitingBusiness, sent: number): number {
  const grown = Math.max(startingPace, Math.floor((growth * sent) / meanDays));
  return Math.min(settings.dailyMax, grown);
}

export const countSentToday = (db: Db, { id, timeZone }: InvitingBusiness, now: Date): Promise<number> =>
  countSent(db, id, startOfDay(now, timeZone), dayAfter(now));

const dayAfter = (now: Date): Date => new Date(now.getTime() + dayMs);

export async function readPace(db: Db, business: InvitingBusiness, now: Date): Promise<Pace> {
  const start = startOfDay(now, business.timeZone);
  const { id } = business;
  const { sentBefore, sentToday, waiting } = await readSending(db, id, meanStart(start), start, dayAfter(now));
  const today = localDate(now, business.timeZone);
  const planned = new Map([[today, sentToday]]);
  for (const { sendAt, n } of waiting) {
    if (sendAt === null) continue;
    const date = localDate(sendAt, business.timeZone);
    // What is overdue goes out today, or on the next day with sending hours.
    const isOverdue = date < today;
    const day = isOverdue ? today : date;
    planned.set(day, (planned.get(day) ?? 0) + n);
  }
  return { perDay: perDayOf(business, sentBefore), waiting: waiting.reduce((sum, { n }) => sum + n, 0), planned };
}

/** Gives each person the first day with room; null from the day on that is more than 30 days away. */
export function makePlan(business: InvitingBusiness, pace: Pace, now: Date, ahead = 0): { next(): Date | null } {
  const { settings, timeZone } = business;
  const planned = new Map(pace.planned);
  const last = now.getTime() + invitationMax.planDays * dayMs;
  let at = firstSendTime(now, settings, timeZone);
  const next = (): Date | null => {
    while (at.getTime() <= last) {
      const date = localDate(at, timeZone);
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
