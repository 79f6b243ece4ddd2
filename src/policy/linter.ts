import { englishRules } from './en/rules.ts';
import { type PolicyClause, policyClauses } from './text.ts';
import { type Word, wordsOf } from './words.ts';

type PolicyLanguage = 'en';

export interface PolicyRule {
  readonly id: string;
  /** `block`: a reply with these words cannot be sent. `hint`: the owner decides. */
  readonly level: 'block' | 'hint';
  readonly clause: PolicyClause;
  readonly in: Readonly<Record<PolicyLanguage, PolicyPattern>>;
}

/** Patterns see words in lower case, each followed by one space; ` .` ends a sentence. */
interface PolicyPattern {
  readonly patterns: readonly RegExp[];
  /** Words before a match that turn it into something else, such as `we never ask you to`. The match follows `> `. */
  readonly unlessAfter?: RegExp;
  /** Words inside a match that do the same. */
  readonly unlessWith?: RegExp;
  /** The whole text must mention this. */
  readonly onlyAbout?: RegExp;
  readonly examples: readonly string[];
  readonly counterexamples: readonly string[];
}

export interface PolicyMatch {
  readonly rule: string;
  readonly level: PolicyRule['level'];
  readonly clause: PolicyClause;
  readonly sentence: string;
  readonly source: string;
  readonly link: string;
  /** The words as typed, and where they are in the text. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

const rulesOf: Readonly<Record<PolicyLanguage, readonly PolicyRule[]>> = { en: englishRules };

/** V8 compiles a pattern twice, the slow way first, if its first text is shorter. */
const compiledOnce = 1000;

/** At most one match a rule, those that block first, then in the order of the text. */
export function lint(text: string, language: PolicyLanguage = 'en'): PolicyMatch[] {
  const stop = (at: number): Word => ({ text: '.', start: at, end: at });
  const words = [stop(0), ...wordsOf(text), stop(text.length)];
  const line = ` ${words.map((word) => word.text).join(' ')} `.padEnd(compiledOnce);
  const found = rulesOf[language].flatMap((rule) => {
    const place = findPlace(rule.in[language], line);
    if (!place) return [];
    const { start, end } = placeInText(words, line, place);
    const { sentence, source, link } = policyClauses[rule.clause];
    const quote = text.slice(start, end);
    return [{ rule: rule.id, level: rule.level, clause: rule.clause, sentence, source, link, quote, start, end }];
  });
  return found.sort((one, other) => one.level.localeCompare(other.level) || one.start - other.start);
}

/** The first sentence with its sources, for a message that holds no links. */
export function explain([first, ...others]: readonly PolicyMatch[]): string {
  if (!first) return '';
  const same = others.filter(({ sentence }) => sentence === first.sentence);
  const sources = new Set([first, ...same].map(({ source }) => source));
  return `${first.sentence.slice(0, -1)} (${[...sources].join('; ')}).`;
}

export const isBlocked = (matches: readonly PolicyMatch[]): boolean => matches.some(({ level }) => level === 'block');

interface Place {
  readonly from: number;
  readonly to: number;
}

function findPlace({ patterns, unlessAfter, unlessWith, onlyAbout }: PolicyPattern, line: string): Place | null {
  if (onlyAbout && !onlyAbout.test(line)) return null;
  for (const pattern of patterns) {
    const search = new RegExp(pattern, 'g');
    for (let found = search.exec(line); found; found = search.exec(line)) {
      const [matched] = found;
      const before = line.slice(Math.max(0, found.index - contextBefore), found.index);
      if (!unlessAfter?.test(`${before}> ${matched}`) && !unlessWith?.test(matched))
        return { from: found.index, to: found.index + matched.length };
      search.lastIndex = found.index + 1;
    }
  }
  return null;
}

const contextBefore = 80;

function placeInText(words: readonly Word[], line: string, { from, to }: Place): { start: number; end: number } {
  const countWords = (part: string) => part.split(' ').filter(Boolean).length;
  const before = countWords(line.slice(0, from));
  const matched = words.slice(before, before + countWords(line.slice(from, to))).filter((word) => word.text !== '.');
  return { start: matched[0]?.start ?? 0, end: matched.at(-1)?.end ?? 0 };
}
