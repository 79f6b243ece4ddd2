/** The rules of invitations, written again for the check: nothing here comes from the product. */
export interface Settings {
  fromHour: number;
  toHour: number;
  weekdays: number[];
  dailyMax: number;
  cooldownDays: number;
  sendsReminder: boolean;
  isPaused: boolean;
}
export interface Business {
  readonly id: number;
  readonly timeZone: string;
  readonly settings: Settings;
  isActive: boolean;
  /** Invitations by local day. */
  readonly sentOn: Map<string, number>;
  readonly mostOn: Map<string, number>;
}
interface Person {
  entries: number[];
  invitedAt: number | null;
  reminders: number;
  stopped: boolean;
  opened: boolean;
}
export interface Found {
  readonly email: string;
  readonly kind: 'invitation' | 'reminder';
  readonly businessId: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formats = new Map<string, Intl.DateTimeFormat>();

function localParts(at: number, timeZone: string): { day: string; weekday: number; hour: number } {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: weekdays.indexOf(parts.weekday ?? ''),
    hour: Number(parts.hour),
  };
}

export class Oracle {
  readonly faults: string[] = [];
  readonly people = new Map<string, Person>();
  invitations = 0;
  reminders = 0;

  of(businessId: number, email: string): Person {
    const key = `${businessId} ${email.toLowerCase().replace(/\+[^@]*/, '')}`;
    const known = this.people.get(key) ?? { entries: [], invitedAt: null, reminders: 0, stopped: false, opened: false };
    this.people.set(key, known);
    return known;
  }

  /** An email that came into being while the clock stood at `now`. */
  check(business: Business, { email, kind }: Found, now: number): void {
    const { settings, timeZone, id } = business;
    const person = this.of(id, email);
    const fault = (what: string) =>
      this.faults.push(`${new Date(now).toISOString()} ${timeZone} business ${id} ${kind} to ${email}: ${what}`);
    const { weekday, hour, day } = localParts(now, timeZone);
    if (!settings.weekdays.includes(weekday) || hour < settings.fromHour || hour >= settings.toHour)
      fault(`outside the sending hours, ${day} ${hour} o'clock`);
    if (person.stopped) fault('to an unsubscribed person');
    if (settings.isPaused || !business.isActive) fault('while nothing may go out');
    if (kind === 'invitation') {
      this.invitations += 1;
      const since = person.invitedAt ?? Number.NEGATIVE_INFINITY;
      if (now < since + settings.cooldownDays * dayMs) fault('a second one within the cool-down');
      if (!person.entries.some((at) => at > since && at + 2 * hourMs <= now))
        fault('earlier than two hours after the entry');
      business.sentOn.set(day, (business.sentOn.get(day) ?? 0) + 1);
      if ((business.sentOn.get(day) ?? 0) > this.mostToday(business, day)) fault('more than the daily maximum');
      Object.assign(person, { invitedAt: now, reminders: 0, opened: false });
      return;
    }
    this.reminders += 1;
    person.reminders += 1;
    if (person.invitedAt === null || now < person.invitedAt + 5 * dayMs)
      fault('earlier than five days after the invitation');
    if (person.reminders > 1) fault('a second reminder');
    if (person.opened) fault('to a person who opened the page');
    if (!settings.sendsReminder) fault('while reminders are off');
  }

  private mostToday({ settings, sentOn, mostOn }: Business, day: string): number {
    const today = Date.parse(day);
    const before = [...sentOn].filter(([one]) => Date.parse(one) < today && Date.parse(one) >= today - 28 * dayMs);
    const sum = before.reduce((total, [, n]) => total + n, 0);
    const most = Math.max(mostOn.get(day) ?? 0, settings.dailyMax);
    return Math.min(most, Math.max(25, Math.ceil((3 * (sum + 3)) / 28)));
  }
}
