import { inboxPath } from '../../contract/paths.ts';
import { localDay } from '../../contract/working-days.ts';
import { decideOn, listMorningReaders, type MorningReader } from '../accounts/preference-store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { type Email, enqueueEmail } from '../mail/outbox.ts';
import { emailBodyHtml, emailBodyText } from '../mail/template.ts';
import { countOverdue } from './count-store.ts';

const morning = { from: 8, to: 12 } as const;

const summaryText = {
  subject: (late: number) => (late === 1 ? '1 message is waiting' : `${late} messages are waiting`),
  body: (late: number, days: number | null, oldest: string) => {
    const than = days === null ? 'than promised' : `than ${days} working day${days === 1 ? '' : 's'}`;
    return late === 1
      ? `1 private message has waited longer ${than}. It came in on ${oldest}.`
      : `${late} private messages have waited longer ${than}. The oldest came in on ${oldest}.`;
  },
  link: 'Open the inbox',
  footer: (product: string, host: string) =>
    `${product} at ${host}. You received this email because you chose the morning summary. You can switch it off in your account settings.`,
} as const;

export async function sendMorningSummaries({ config, database }: Services, now = new Date()): Promise<void> {
  const owners = await listMorningReaders(database.db);
  for (const one of owners) {
    const { date, weekday, hour } = localDay(now, one.timeZone);
    const isMorning = hour >= morning.from && hour < morning.to && weekday !== 0 && weekday !== 6;
    if (isMorning && one.decidedOn !== date) await database.transact((tx) => summarize(tx, config, one, date, now));
  }
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
  const { late, oldest, days } = await countOverdue(tx, { id, isAdmin: false }, null, now);
  if (late === 0 || oldest === null) return;
  const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(new Date(oldest));
  const content = {
    product: config.productName,
    heading: summaryText.subject(late),
    paragraphs: [summaryText.body(late, days, day)],
    link: { label: summaryText.link, address: new URL(inboxPath(), config.publicUrl).href },
    footer: summaryText.footer(config.productName, config.publicUrl.host),
  };
  const message: Email = {
    key: `inbox summary ${id} ${date}`,
    recipient: email,
    subject: content.heading,
    text: emailBodyText(content),
    html: emailBodyHtml(content),
  };
  await enqueueEmail(tx, config, message);
}
