export const addressText = {
  waiting: 'Waiting for confirmation',
  asked: (email: string, meanwhile: string) =>
    `We emailed a link to ${email}. Open it and press Confirm. Until then, ${meanwhile}.`,
  unsent: (email: string, meanwhile: string) =>
    `We have not emailed ${email} yet to ask for confirmation. Until it confirms, ${meanwhile}.`,
  feedbackIsKept: 'private feedback is kept on your dashboard and not emailed',
  again: 'Send again',
  againTo: (email: string) => `Send again to ${email}`,
  send: 'Send email',
  sendTo: (email: string) => `Send email to ${email}`,
  sent: (email: string) => ({ title: 'Email sent', body: `We emailed a link to ${email}.` }),
  settled: { title: 'Address confirmed', body: 'Private feedback is emailed from now on.' },
  failed: 'Email not sent',
} as const;
