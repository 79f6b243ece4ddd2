import type { Offer } from '../../contract/customer-page.ts';
import { askText } from '../../contract/languages/en/customer.ts';
import { typedConflicts } from '../../contract/reviews/typed-conflicts.ts';
import type { Choices } from './choices.ts';
import { wordsOf } from './draft-request.ts';

/** Something to ask before a draft is written. An answer takes choices out, leads to the line, or goes on. */
export interface Doubt {
  readonly title: string;
  readonly why: string;
  readonly after?: string;
  readonly answers: readonly DoubtAnswer[];
  readonly neither?: DoubtAnswer;
}

export interface DoubtAnswer {
  readonly words: string;
  readonly part?: Partial<Choices>;
  readonly leads: 'back' | 'line' | 'on';
}

export const findDoubts = (choices: Choices, offer: Offer): readonly Doubt[] => [
  ...contradictions(choices, offer),
  ...sarcasm(choices, offer),
];

function contradictions(choices: Choices, { sentiments, ids }: Offer): Doubt[] {
  const { picks, detail } = choices;
  const idOf = (label: string) => ids[sentiments.indexOf(label)] ?? '';
  const without = (label: string) => ({ picks: picks.filter((one) => one !== label) });
  const typed = picks.map((label) => ({ label, words: wordsOf(choices, label) }));
  return [...typed, { label: null, words: detail }].flatMap(({ label, words: text }) =>
    typedConflicts([text], picks.map(idOf)).map(({ id, words }): Doubt => {
      const chosen = sentiments[ids.indexOf(id)] ?? '';
      const kept: DoubtAnswer = { words: askText.keep(words), part: without(chosen), leads: 'back' };
      return {
        title: askText.which,
        why: askText.contradicts(chosen, words),
        ...(label === null
          ? { answers: [{ words: askText.changeWords, leads: 'line' }, kept] }
          : {
              answers: [{ words: askText.keep(chosen), part: without(label), leads: 'back' }, kept],
              after: askText.other,
            }),
        neither: { words: askText.both, leads: 'on' },
      };
    }),
  );
}

/** Typed words count as neither good nor critical. */
function sarcasm({ picks, thank }: Choices, { sentiments, ids, critical }: Offer): Doubt[] {
  const name = thank.trim();
  const listed = picks.flatMap((label) => ids[sentiments.indexOf(label)] ?? []);
  const bad = listed.filter((id) => critical.includes(id)).length;
  if (name === '' || bad <= listed.length - bad) return [];
  return [
    {
      title: askText.thanks(name),
      why: askText.sarcasm,
      answers: [
        { words: askText.noThanks, part: { thank: '' }, leads: 'on' },
        { words: askText.thank(name), leads: 'on' },
      ],
    },
  ];
}
