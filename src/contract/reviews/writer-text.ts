import type { AiProviderName } from '../installation.ts';

const providerNames: Readonly<Record<AiProviderName, string>> = {
  openai: 'an AI model from OpenAI',
  anthropic: 'an AI model from Anthropic',
  google: 'an AI model from Google',
  compatible: 'an AI model connected to this site',
};

export const writerLine = (product: string, provider: AiProviderName | null): string =>
  provider === null
    ? `Drafts are written by the writer built into ${product}, on this server, without an AI service.`
    : `Drafts are written by ${providerNames[provider]}. When it fails, the writer built into ${product} takes over.`;
