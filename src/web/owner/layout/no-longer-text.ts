export const noLongerText = {
  title: "You're no longer on this team",
  body: (business: string) => `You were removed from ${business}, so this page is closed.`,
  copyIt: "What you typed wasn't saved. You can copy it:",
  yours: 'Your text',
  copy: 'Copy my text',
  copied: 'Copied',
  copyFailed: 'Please select the text and copy it by hand.',
  others: 'My other businesses',
} as const;
