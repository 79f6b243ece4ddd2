/** The private form, which the customer's page fetches later. Source: spec sections 5 and 8, design section 1. */
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
