const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

export const peopleText = {
  hint: 'Finds everything that one email address has sent you, to hand over or erase.',
  email: 'Email address',
  search: 'Search',
  nothing: 'Nothing is stored for this address.',
  found: (count: number) => `${plural(count, 'message')} from this address.`,
  exportText: 'Export as text',
  exportJson: 'Export as JSON',
  file: 'personal-data',
  erase: 'Erase',
  confirmErase: {
    title: "Erase this person's data?",
    body: 'This deletes their messages, the conversations and the emails about them. This cannot be undone.',
    confirm: 'Erase',
  },
  erased: { title: 'Data erased', body: 'Emails already sent cannot be recalled.' },
  close: 'Close',
} as const;
