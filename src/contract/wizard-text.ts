/** What the wizard says beyond the sentences that it shares with the customer's page. Spec 2, 4 and 8. */
export const wizardText = {
  title: 'Review Generator',
  line: 'Share your experience and help others find great care',
  steps: ['Select', 'Generate', 'Copy & Share'],
  stepsLabel: 'Steps',
  dashboard: 'Go to Dashboard',
  loading: 'Loading',
  copyright: (year: number, product: string) => `© ${year} ${product}`,
  sentimentsFailed: { title: 'Failed to load sentiments', body: 'Please refresh the page and try again' },
  generateFailed: {
    title: 'Failed to generate review',
    body: 'Please try again or select different sentiments',
  },
  providerFailed: "There's an issue with our AI service. Please try again later.",
  noReview: 'No review was generated. Please try again.',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  businessFailed: 'Error loading business information',
} as const;
