/*
 * A topic is what one label means, in the words of a customer.
 * clauses: whole statements in the past tense, without a comma, that can follow 'and', 'but' or 'even though'; first the forty that
 *          anybody would type without thinking, last the twenty that are said when all the others have been.
 * lines:   the same in five words at most, with or without a subject; they stand alone.
 * cues:    how the topic is recognised in any text: 'a|b + c|d' is a word of each side within a few words, whole-word prefixes.
 */
export type Topic = {
  tone: 'good' | 'mixed';
  clauses: readonly string[];
  lines: readonly string[];
  cues: readonly string[];
};

export type Topics = Readonly<Record<string, Topic>>;

/** Every template of a topic. */
export function listTemplates(topic: Topic): readonly string[] {
  return [...topic.clauses, ...topic.lines];
}
