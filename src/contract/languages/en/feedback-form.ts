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

export const feedbackRules = {
  name: 'Name is required',
  email: 'Please enter a valid email address',
  feedback: 'Please provide some feedback (minimum 10 characters)',
  phone: 'Please enter a shorter phone number',
} as const;
