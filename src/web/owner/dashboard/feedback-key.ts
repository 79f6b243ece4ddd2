/** Key of a business's private messages in the cache. */
export const feedbackKey = (businessId: number) => ['feedback', businessId] as const;
