const rowsOf = (rows: readonly number[], most: number): string => {
  const named = rows.slice(0, most).map(String);
  const rest = rows.length - named.length;
  const all = rest > 0 ? [...named, `${rest} more`] : named;
  const last = all.pop() ?? '';
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${all.length > 0 ? `${all.join(', ')} and ${last}` : last}`;
};

const people = (count: number) => (count === 1 ? 'person' : 'people');
const were = (count: number) => (count === 1 ? 'was' : 'were');

export const inviteListText = {
  title: 'Invite a list',
  loading: 'Loading the list',
  back: 'Back to Invitations',
  private:
    'The file is read on this computer. Only address, first name and language are sent. Other columns, such as treatments, never leave it.',
  fromFile: 'From a file',
  choose: 'Choose a file',
  drop: 'or drop it here',
  chooseAnother: 'Choose another file',
  file: 'List of customers',
  fileHint: 'A CSV file from your practice software or from Excel. Up to 2,000 rows.',
  paste: 'Paste addresses',
  pasteHint: 'One on each line, or copied from a spreadsheet.',
  readPasted: 'Read them',
  pasted: 'Pasted',
  rows: (name: string, count: number) => `${name}, ${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
  tooMany: (most: number) => `We took the first ${most.toLocaleString('en-US')} rows. The rest were left out.`,
  columns: {
    title: 'Columns we found',
    email: 'Email',
    firstName: 'First name',
    language: 'Language',
    none: 'None',
    english: 'None, use English',
    column: (number: number, name: string) => (name ? `${name} (column ${number})` : `Column ${number}`),
  },
  checking: 'Checking the list',
  checked: 'Result of the check',
  accepted: (count: number) => `${people(count)} will get an email`,
  rejected: {
    invited: (count: number, days: number) => `${were(count)} invited in the last ${days} days`,
    waiting: (count: number) => `${were(count)} invited already and ${count === 1 ? 'waits' : 'wait'} for the email`,
    unsubscribed: () => 'unsubscribed',
    twice: (count: number) => `${count === 1 ? 'is' : 'are'} listed twice`,
    team: (count: number) => `${count === 1 ? 'belongs' : 'belong'} to your team`,
    late: (count: number) => `${count === 1 ? 'is' : 'are'} left out: the email would go out in more than 30 days`,
    full: (count: number) => `${count === 1 ? 'is' : 'are'} left out: 5,000 invitations are waiting already`,
    unreadable: () => 'can’t be read',
  },
  mistyped: (count: number) => `${count === 1 ? 'looks' : 'look'} mistyped and will be emailed as typed`,
  inRows: (rows: readonly number[]) => rowsOf(rows, 8),
  why: 'See why',
  hideWhy: 'Hide',
  row: (number: number) => `Row ${number}`,
  noAddress: 'has no email address',
  openQuote: 'has an open quotation mark',
  notAddress: (typed: string) => `“${typed}” is not an email address`,
  maybe: (typed: string, meant: string) => `${typed}: perhaps ${meant}?`,
  download: 'Download those rows',
  downloadName: 'rows-left-out.csv',
  reason: 'Why it was left out',
  everyone: 'These are all customers from this period, not a selection, and we’re allowed to email them.',
  everyoneFirst: 'Tick the box first.',
  invite: (count: number) => `Invite ${count.toLocaleString('en-US')} ${people(count)}`,
  plan: (perDay: number, from: string, to: string) => `up to ${perDay} a day, from ${from} to ${to}`,
  planOfOneDay: (from: string) => `on ${from}`,
  nobody: 'No one on this list can be invited now.',
  off: 'Invitations are turned off. You can check a list, and invite it when they are on.',
  openSettings: 'Open settings',
  done: (count: number) => `${count.toLocaleString('en-US')} ${people(count)} invited.`,
  undone: 'Each can be canceled until it goes out.',
  failedCheck: 'The list was not checked',
  failedInvite: 'Not everyone was invited',
  failedAfter: (done: number, all: number) =>
    `${done} of ${all} were invited. Press the button again to invite the rest.`,
  unreadable: {
    excel: 'This is an Excel file. Save it as CSV and try again.',
    other: 'This file is not a list we can read. Save it as CSV and try again.',
    empty: 'This file is empty.',
    openQuote: (row: number) =>
      `Row ${row} has an open quotation mark, and we found no email addresses. Remove the mark and try again.`,
    noAddresses: 'We found no email addresses in it. Choose a file with a column of email addresses.',
  },
} as const;
