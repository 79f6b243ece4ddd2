export const firstHourText = {
  title: (name: string) => `First steps with ${name}`,
  dismiss: 'Hide',
  done: 'Done:',
  open: 'To do:',
  steps: {
    tried: {
      label: 'Try your page',
      hint: 'Go through it like a customer, as far as the first draft. Do not post it.',
    },
    printed: { label: 'Print one code', hint: 'Open the print kit and press Print, or download the code.' },
    invited: { label: 'Send yourself an invitation', hint: 'A test email shows what your customers get.' },
    answered: {
      label: 'Answer a test message',
      hint: 'Send private feedback from your page, then reply to it in the Inbox.',
    },
  },
} as const;
