export const noticeText = {
  inactive: {
    title: 'This business is currently inactive.',
    body: 'Please check back later or contact the business directly for more information.',
  },
  missing: { title: 'Business not found', body: "Sorry, we couldn't find information for this business" },
  busy: { title: 'The service is busy.', body: 'Please try again in a moment.' },
} as const;
