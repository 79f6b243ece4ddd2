import { splitWords } from '../text.ts';

// Readers do not notice when these are repeated.
const small = new Set(
  'a about all also an and any anyone as at away be been before but by could did do down every everything everyone for from get getting got had has have having i in into is it just like made make me my no not of off on one our out so some someone than that the their them there they things this time to up us was we were what when with without would you your'.split(
    ' ',
  ),
);
const sameSound: Readonly<Record<string, string>> = {
  waited: 'wait',
  waiting: 'wait',
  took: 'take',
  kept: 'keep',
  team: 'staff',
  crew: 'staff',
  people: 'staff',
  pricing: 'price',
  priced: 'price',
};

const known = new Map<string, readonly string[]>();
const most = 20_000;

export function stemsOf(text: string): readonly string[] {
  const found = known.get(text) ?? listStems(text);
  if (known.size >= most) known.clear();
  known.set(text, found);
  return found;
}

function listStems(text: string): string[] {
  const times = /\bwhen I\b/.test(text) ? ['when'] : [];
  const words = splitWords(text.toLowerCase().replaceAll(/[<>@]/g, ' '))
    .filter((word) => word.length > 2 && !small.has(word) && !word.endsWith("n't"))
    .map((word) => sameSound[word] ?? word.slice(0, 5).replace(/(?:ly|ed|s|y|ing)$/, ''));
  return [...times, ...words];
}
