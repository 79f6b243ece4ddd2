import { plainName } from '../../contract/businesses/plain-name.ts';
import { inboxPath } from '../../contract/paths.ts';
import { formatTime, localDay, monthDay } from '../../contract/time/zones.ts';
import { decideOn } from '../accounts/preference-store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { type Email, enqueueEmail } from '../mail/outbox.ts';
import { emailBody } from '../mail/template.ts';
import { countOverdue } from './count-store.ts';
import { overdueText } from './emails.ts';
import { listMorningReaders, type MorningReader } from './morning-store.ts';

const morning = { from: 8, to: 12 } as const;

const summaryText = {
  heading: (late: number, where: string) =>
    `${late === 1 ? '1 message is' : `${late} messages are`} waiting at ${where}`,
  businesses: (count: number) => `${count} businesses`,
  subject: (heading: string, product: string) => `${heading} (${product})`,
  link: 'Open the inbox',
  footer: (product: string, host: string) =>
    `${product} at ${host}. You received this email because you chose the morning summary. You can switch it off in your account settings.`,
} as const;

/** The Monday whose email is due in a time zone. */
type DueMonday = (now: Date, timeZone: string) => string | null;

export async function sendMorningSummaries(
  { config, database }: Services,
  dueMonday: DueMonday,
  now = new Date(),
): Promise<void> {
  const owners = await listMorningReaders(database.db);
  for (const one of owners) {
    const { date, weekday, hour } = localDay(now, one.timeZone);
    const isMorning = hour >= morning.from && hour < morning.to && weekday !== 0 && weekday !== 6;
    if (isMorning && one.decidedOn !== date && !awaitsMondayEmail(one, dueMonday(now, one.timeZone)))
      await database.transact((tx) => summarize(tx, config, one, date, now));
  }
}

/** One email on a Monday morning: the Monday email, if there is one, holds what is overdue. */
function awaitsMondayEmail({ getsMondayEmail, mondayDecided }: MorningReader, monday: string | null): boolean {
  return monday !== null && getsMondayEmail && mondayDecided !== monday;
}

/** The first node to write the day sends the email, in the same transaction. */
async function summarize(
  tx: Db,
  config: Config,
  { id, email, timeZone }: MorningReader,
  date: string,
  now: Date,
): Promise<void> {
  if (!(await decideOn(tx, id, 'morningSummary', date))) return;
  const { late, oldest, days, businesses } = await countOverdue(tx, { id, isAdmin: false }, null, now);
  if (late === 0 || oldest === null) return;
  const day = formatTime(oldest, timeZone, monthDay);
  const [name = '', ...others] = businesses;
  const where = others.length > 0 ? summaryText.businesses(businesses.length) : plainName(name);
  const content = {
    product: config.productName,
    heading: summaryText.heading(late, where),
    paragraphs: [overdueText.all(late, days, day)],
    link: { label: summaryText.link, address: new URL(inboxPath(), config.publicUrl).href },
    footer: summaryText.footer(config.productName, config.publicUrl.host),
  };
  const message: Email = {
    kind: 'inbox summary',
    key: `inbox summary ${id} ${date}`,
    ownerId: id,
    recipient: email,
    subject: summaryText.subject(content.heading, config.productName),
    ...emailBody(content),
  };
  await enqueueEmail(tx, config, message);
}
