/** Never the provider's own text, which may contain the API key. */
export const providerFailures = {
  key: 'The provider rejects the API key. Check AI_API_KEY.',
  quota: 'The account with the provider has no credit left, or its quota is used up.',
  rate: 'The provider reports too many requests at the moment.',
  model: 'The provider does not know the model. Check AI_MODEL and AI_BASE_URL.',
  rejected: 'The provider rejects our requests. Check AI_MODEL and AI_BASE_URL.',
  down: 'The provider responds with an error.',
  unreachable: 'The provider cannot be reached. Check AI_BASE_URL and the network.',
  slow: 'The provider takes longer than AI_DEADLINE_MS.',
  unusable: "The provider's responses do not contain a review.",
  unfit: "The model's drafts fail the checker.",
} as const;

export type ProviderFailure = keyof typeof providerFailures;
