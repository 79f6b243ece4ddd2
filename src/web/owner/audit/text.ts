import type { AuditKind } from '../../../contract/teams/audit.ts';

export const auditText = {
  title: 'Who did what',
  loading: 'Loading what people did',
  filters: 'Filters',
  person: 'Person',
  everyone: 'Everyone',
  what: 'What',
  everything: 'Everything',
  kinds: {
    messages: 'Messages',
    data: 'Exports and erasing',
    invitations: 'Invitations',
    team: 'Team and roles',
    'sign-in': 'Sign-in',
    settings: 'Settings',
  } satisfies Record<AuditKind, string>,
  from: 'From',
  to: 'To',
  csv: 'CSV',
  csvLabel: 'Download as CSV',
  csvFailed: { title: 'Not downloaded', body: 'Please try again.' },
  today: 'Today',
  someone: 'Someone',
  administrator: 'Administrator',
  older: 'Older',
  keeps: (days: number) => {
    const years = Math.floor(days / 365);
    const kept = years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : `${days} days`;
    return `Entries can't be changed or deleted. After ${kept} they go by themselves. They never hold a customer's words.`;
  },
  nothing: {
    title: 'Nothing matches',
    body: (looked: string) => `We looked for ${looked}.`,
    all: 'everything that was done',
    kind: (kind: string) => `entries about ${kind.toLowerCase()}`,
    by: (person: string) => `by ${person}`,
    from: (day: string) => `from ${day}`,
    to: (day: string) => `until ${day}`,
    clear: 'Clear filters',
  },
  empty: { title: 'Nothing yet', body: 'What people on this team do appears here, with the time and the person.' },
} as const;
