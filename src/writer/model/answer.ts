import type { ModelSentence } from '../check.ts';
import { splitSentences } from '../text.ts';

// A model can answer 100 kB; nothing after this can be part of a review.
const longestAnswer = 8000;

export function readAnswer(answer: string): ModelSentence[] {
  const cut = answer.slice(0, longestAnswer).trim();
  const json = /\{[\s\S]*\}/.exec(cut.replace(/^```(?:json)?|```$/g, ''))?.[0];
  const parsed = json === undefined ? null : parse(json);
  if (parsed !== null) return parsed;
  return splitSentences(cut).map((text) => ({ text, evidence: null }));
}

function parse(json: string): ModelSentence[] | null {
  try {
    const value: unknown = JSON.parse(json);
    if (!isRecord(value) || !Array.isArray(value.sentences)) return null;
    return value.sentences.flatMap((one: unknown) => {
      if (!isRecord(one) || typeof one.text !== 'string' || one.text.trim() === '') return [];
      const choices: unknown[] = Array.isArray(one.choices) ? one.choices : [];
      const evidence = choices.flatMap((choice) =>
        isRecord(choice) && typeof choice.choice === 'string' && typeof choice.quote === 'string'
          ? [{ label: choice.choice, quote: choice.quote }]
          : [],
      );
      return [{ text: one.text.trim(), evidence }];
    });
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
