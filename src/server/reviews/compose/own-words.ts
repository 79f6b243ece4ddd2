import { frameCustom } from './custom.ts';
import { expandFrame } from './frame.ts';
import { stripCarriers } from './marks.ts';
import { makeRandom } from './random.ts';
import { finishSentence } from './tidy.ts';

/** A whole sentence around a customer's own words, for a draft whose rest a model wrote. */
export function writeOwnWords(words: string, seed: number): string {
  const random = makeRandom(seed);
  return stripCarriers(finishSentence(expandFrame(random.pick(frameCustom(stripCarriers(words)).lines), random)));
}
