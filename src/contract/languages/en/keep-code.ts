/** The customer's code, on the page after private feedback. */
export const keepCodeText = {
  question: 'Want to hear back?',
  keep: 'Keep this code:',
  copy: 'Copy',
  share: 'Share',
  saveLink: 'Save link',
  anyone: 'Anyone with this code can read your conversation.',
  where: (page: string) => `Type it at ${page} to read a reply.`,
  copied: { title: 'Code copied' },
  linkCopied: { title: 'Link copied', body: 'Paste it where you will find it again.' },
  copyFailed: { title: 'Copying failed', body: 'Please write the code down.' },
  shared: (name: string) => `My message to ${name}`,
  promise: (days: number) => `They try to reply within ${days} working ${days === 1 ? 'day' : 'days'}.`,
} as const;
