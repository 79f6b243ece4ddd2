export const feedbackFormText = {
  feedback: 'What happened?',
  noMedical: 'Please leave out medical details.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  optional: 'optional',
  send: 'Send feedback',
  sending: 'Sending',
  failed: 'Error submitting feedback',
  problem: 'There was a problem submitting your feedback. Please try again.',
} as const;
