import type { BusinessKind } from '../../customer-page.ts';

export const shieldText = {
  sorry: 'We are sorry it fell short.',
  reached: (name: string) => `Your feedback has reached the team at ${name}.`,
  codeShown:
    'Your code was shown once. It can’t be shown again here, so that nobody else on this device reads your message. To get a new code, write to us again.',
  nothing: 'You have not sent us a message yet. To write one, go back.',
  next: 'What happens next',
  reads: (kind: BusinessKind) => `Someone at the ${kind} reads it.`,
  answers: 'They may write to the email you gave.',
  public: 'You can also post in public',
  back: 'Return to Previous Page',
} as const;
