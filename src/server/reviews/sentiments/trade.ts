/*
 * A trade is a kind of business: the words by which a category belongs to it, its nouns for the frames and its labels in the
 * order of the picker. A label names its topic, with nouns of its own where the topic asks for them.
 */
export type Meaning = string | { topic: string; nouns: Readonly<Record<string, string>> };
export type Trade = {
  kind: string;
  categories: readonly string[];
  nouns: Readonly<Record<string, string>>;
  visited: boolean;
  labels: Readonly<Record<string, Meaning>>;
};
