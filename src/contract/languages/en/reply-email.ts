export const replyEmailText = {
  heading: (business: string): string => `${business} replied to you`,
  link: 'Write back or read it here',
  about: (day: string): string => `This is about the message you sent them on ${day}. None of it is public.`,
  footer: (product: string, host: string): string =>
    `${product} at ${host}. You received this email because this address was entered with private feedback.`,
};
