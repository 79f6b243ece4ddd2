export const confirmText = {
  asked: {
    title: 'Confirm this email address',
    body: (business: string) => `The business “${business}” wants messages from its customers emailed to:`,
    all: 'Customers may see the address. This also covers other businesses of the same owner that use this address.',
    button: 'Confirm',
    ignore: 'If you do not know this business, close this page. Nothing will be sent to you.',
  },
  confirmed: {
    title: 'Address confirmed',
    body: (business: string) => `Messages from customers of “${business}” can now be emailed to:`,
    close: 'You can close this page.',
  },
  expired: {
    title: 'This link no longer works',
    body: 'It is older than 7 days, or a newer email replaced it. Use the newest email, or ask the business to send it again.',
  },
} as const;
