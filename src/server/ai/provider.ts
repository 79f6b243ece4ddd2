import type { LanguageModel } from 'ai';
import type { Config } from '../config/config.ts';
import { classifyFailure, ProviderError } from './failure.ts';
import { fetchWithSizeLimit } from './fetch-with-size-limit.ts';

export type AskModel = (instructions: string, prompt: string, signal: AbortSignal) => Promise<string>;

/** A review needs about 130 tokens; some models think before they write. */
const maxOutputTokens = 2000;

export async function openProvider(ai: NonNullable<Config['ai']>): Promise<AskModel> {
  const { generateText } = await import('ai');
  const model = await makeModel(ai);
  return async (instructions, prompt, signal) => {
    try {
      const { text, finishReason } = await generateText({
        model,
        instructions,
        prompt,
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      // The library counts an empty or declined response as a success.
      const review = withoutThinking(text);
      if (finishReason !== 'stop' || review === '') throw new ProviderError('unusable');
      return review;
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError(classifyFailure(error, signal));
    }
  };
}

/** A bare model name would be sent to a hosted gateway. */
async function makeModel(ai: NonNullable<Config['ai']>): Promise<LanguageModel> {
  const settings = { apiKey: ai.apiKey, fetch: fetchWithSizeLimit, ...(ai.baseUrl ? { baseURL: ai.baseUrl } : {}) };
  switch (ai.provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings).chat(ai.model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(ai.model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(ai.model);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const { apiKey, ...rest } = settings;
      const open = { ...rest, name: 'compatible', baseURL: ai.baseUrl ?? '' };
      return createOpenAICompatible(apiKey ? { ...open, apiKey } : open)(ai.model);
    }
  }
}

function withoutThinking(text: string): string {
  const end = text.lastIndexOf('</think>');
  return (end < 0 ? text : text.slice(end + '</think>'.length)).trim();
}
