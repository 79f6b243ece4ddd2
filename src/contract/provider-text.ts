/** Why the model provider does not serve, in a sentence for the administrator. Never the provider's own words. */
export const providerFailures = {
  key: 'The provider refuses the API key. Check AI_API_KEY.',
  quota: 'The account with the provider has no credit left, or its quota is used up.',
  rate: 'The provider says that there are too many requests at the moment.',
  model: 'The provider does not know the model. Check AI_MODEL and AI_BASE_URL.',
  rejected: 'The provider rejects our requests. Check AI_MODEL and AI_BASE_URL.',
  down: 'The provider answers with an error of its own.',
  unreachable: 'The provider cannot be reached. Check AI_BASE_URL and the network.',
  slow: 'The provider takes longer than AI_DEADLINE_MS.',
  unusable: 'The provider answers, but with nothing that could be a review.',
  unfit: 'The drafts of the model do not pass the checker.',
} as const;

/** A way in which a model's provider fails. */
export type ProviderFailure = keyof typeof providerFailures;
