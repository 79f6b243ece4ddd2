import { glue, type Part, type Parts } from './part.ts';

export interface Clause {
  readonly ids: readonly string[];
  readonly subject: string;
  readonly predicate: string;
}

export function clauseOf(form: string, ids: readonly string[]): Clause {
  const [subject = '', predicate = ''] = form.split(' | ');
  return { ids, subject, predicate };
}

const be = /^(?:is|are|was|were|am) /;
const denies = /n't\b|^(?:not|no|never)\b| (?:no|not) /;
const bareNouns =
  /^(?:staff|dentist|doctor|hygienist|office|shop|store|room|front desk|waiting room|locker room|bed|shower|car|line|wait|menu|place)$/;

export const isCompound = ({ subject, predicate }: Clause): boolean => / and | but |, /.test(`${subject} ${predicate}`);
const tenseOf = ({ predicate }: Clause): string => (/^(?:am|will|would|won't)\b/.test(predicate) ? 'own' : 'same');

/** "It" means the place here and the booking there. */
export const sharesSubject = (one: Clause, other: Clause): boolean =>
  one.subject === other.subject &&
  one.subject !== 'there' &&
  (one.subject !== 'it' || (be.test(one.predicate) && be.test(other.predicate) && isState(one) && isState(other))) &&
  !denies.test(one.predicate) &&
  tenseOf(one) === tenseOf(other);

const isState = ({ predicate }: Clause): boolean => !/ to |^(?:is|was) in /.test(predicate);

/** "They're friendly and explain things well", "It's cozy and loud". */
export function joinClauses(clauses: readonly Clause[]): Part[] {
  const parts: Part[] = [];
  let before: Clause | null = null;
  let isDropping = true;
  for (const [at, clause] of clauses.entries()) {
    const isLast = at === clauses.length - 1;
    isDropping &&= before === null || sharesSubject(before, clause);
    if (before === null) parts.push(whole(clause, true));
    else {
      parts.push(glue(isLast ? ' and ' : ', '));
      if (!isDropping) parts.push(whole(clause, false));
      else
        parts.push({
          ids: clause.ids,
          text: be.test(before.predicate) ? clause.predicate.replace(be, '') : clause.predicate,
        });
    }
    // "They're friendly, listen and gentle" has lost its verb.
    before =
      isDropping && before !== null && !be.test(before.predicate) ? { ...clause, predicate: before.predicate } : clause;
  }
  return parts;
}

export const whole = ({ ids, subject, predicate }: Clause, isFirst: boolean): Part => ({
  ids,
  text: `${!isFirst && bareNouns.test(subject) ? `the ${subject}` : subject} ${predicate}`,
});

const keepsSubject = /^(?:was|were|wasn't|weren't|am|is|are|will|would|won't|had|could) /;

/** "Got me in on time": people drop the subject at the head of a sentence. */
export const dropsSubject = ({ subject, predicate }: Clause): boolean =>
  ['they', '{I}', 'it'].includes(subject) && predicate.includes(' ') && !keepsSubject.test(`${predicate} `);

/** "Took the time to explain things, were fast" would need the subject again. */
export const isBe = ({ predicate }: Clause): boolean => be.test(predicate);

export const contract = (parts: Parts): Part[] =>
  parts.map((part) =>
    part.isTyped
      ? part
      : {
          ...part,
          text: part.text
            .replaceAll(/\b(they|we|you) are\b(?=.)/gi, "$1're")
            .replaceAll(/\b(it|there) is\b(?=.)/gi, "$1's")
            .replaceAll(/\bI am\b(?=.)/g, "I'm"),
        },
  );
