import { findContradiction } from '../compose/contradictions.ts';
import { listForms, parseFrame } from '../compose/frame.ts';
import * as phrases from '../compose/phrases.ts';
import { splitWords } from '../sentence.ts';
import type { Sense } from '../sentiments/sets.ts';
import { listTemplates } from '../sentiments/topic.ts';
import type { Reading } from './reading.ts';

/*
 * The closed vocabulary: a draft may use these words, those of its chosen topics and what was typed. Anything else would be a
 * fact that nobody stated. Words that carry a fact of their own (people, times, treatments, goods) have no place here.
 */
const neutral = `
a about describe described above across actually add added adding admit after afterwards again against agree ahead all almost along already also
although altogether am among an and another any anybody anyone anything anyway apart appreciate appreciated appreciating are area
around arrival arrive arrived as aside ask asked at attend aware away back balance be became because been before began begin beginning
behind being believe below beside besides better between beyond bit both bother bothered bring but by call called came can cannot
care cared caring case certain certainly change choice choose chose clearly close come comes comfortable coming complain complaint
complete completely concern concerned consider considered could count counted counts couple covers criticism customer customers day
deal dealt decent decide decided deserve deserves did difference different difficult do does doing done door down downside drawback
during each earlier early ease easier easily easy either else end ended enjoy enjoyed enjoying enough entire entirely especially even
ever every everybody everyone everything exactly except expect expected experience experiences experienced explain fact fair fairly
far feel feeling feels felt few find finding fine finish finished first follow for form forward found from front full fully further
gave general generally get gets getting give given gives giving glad go goes going gone good got grateful great had half handle
handled happened happily happy hard has have having he hear heard help helped helpful helping helps her here him his honest honestly
hope hour how however i idea if impressed impression improve improved improvement in inside instead into is issue it its itself just
keep kept kind know known last late later lead leave leaving left less let liked like liking little look looked looking looks lot
love loved lovely made main mainly make makes making manage managed manner many matter mattered matters may maybe me mean meant meet
mention mentioning met might mind minor minus missing mixed moment mood more most mostly much must my myself need needed needs negative
neither never nevertheless nice nicely no nobody none noone nor not note noted nothing notice noticed noticing now of off often
okay on once one only onto open opinion or other others otherwise our ourselves out outside over overall own part particular
particularly people perfect perfectly perhaps person personal personally piece place plain pleasant pleased plenty plus point points
polite positive positives possible pretty probably problem proper properly put quick quickly quite rather reach read ready real
really reason reasonable reasonably regard regarding remember remind reply respect rest review right room said same saw say saying
says see seeing seem seemed seems seen sense service several share sharing she should show showed side simple simply since situation
small smooth smoothly so some somebody somehow someone something sometimes somewhat soon sort spend spent spoke staff stand stands
standing start started starting stay stayed step still stood stop stopped straight strong stuck such suit suited sum sums sure
surprise surprised take taken takes taking talk talked team tell telling than thank thankful thanks that the their them themselves
then there these they thing things think thinking this those though thought through throughout thumbs till time times to together told too
took top total toward towards treat treated tried trip true truly try trying turn turned two under until up upside us use used using usual
valued very view visit visited visiting visitor wait walk walked want wanted was way ways we weak well went were what whatever when where
which while who whoever whole why will wish with within without word words work worked working worth would write writing wrong yes yet you your
restaurant diner cafe bakery salon studio gym school dining room rooms slightly useful frustrating annoying unfortunately luckily figured picture bad
disappointed disappointing account summary comparison letdown gripe ideal nutshell finally interested awkward admittedly wrote guess based hopefully
information posting nuisance reflect speak received cents upfront preferred preference contacted enjoyable lying hand lowlight highlights differ
workers least story lie lies yourself themselves herself himself picked pick understand understood push needs entered entry nearby bigger happen happens happening bothering wished wishing relaxing relax happier gladly hesitate calmly kindly warmly sat sit seat staying inviting note sooner sincerely grateful thanking today area smile smiled smiling hello greeted treat appointment behaved behaviour behavior tone voice whenever ok mine ease eased practice tries office tricky effort amount
`;

const shellWords = [
  ...phrases.openers.visited,
  ...phrases.openers.called,
  ...phrases.people,
  ...phrases.pairs,
  ...phrases.mixedPairs,
  ...Object.values(phrases.leads).flat(),
  ...phrases.greetings,
  ...phrases.closings,
  ...phrases.thanks.short,
  ...phrases.thanks.joined,
  ...Object.values(phrases.own).flat(),
].join(' ');
const everywhere = new Set([...splitWords(neutral), ...splitWords(shellWords.toLowerCase())]);
const ofSense = new Map<string, ReadonlySet<string>>();

/** The words that a chosen label brings with it. */
export function listSenseWords(sense: Sense): ReadonlySet<string> {
  const known = ofSense.get(sense.key);
  if (known !== undefined) return known;
  const words = new Set<string>();
  for (const template of listTemplates(sense.topic))
    for (const form of listForms(parseFrame(template.replaceAll(/\[|\]|\|/g, ' '), sense.nouns)))
      for (const word of splitWords(form.toLowerCase().replaceAll(/[\uE000-\uF8FF]/g, ' '))) words.add(word);
  for (const cue of sense.topic.cues) for (const word of splitWords(cue.toLowerCase())) words.add(word);
  ofSense.set(sense.key, words);
  return words;
}

export function listLicensedWords(reading: Reading): ReadonlySet<string> {
  const senses = reading.choices.flatMap(({ sense }) => sense ?? []);
  return new Set(senses.flatMap((sense) => [...listSenseWords(sense), ...listJoinedWords(sense, senses)]));
}

// Two labels that deny each other are said in words of their own
function listJoinedWords(sense: Sense, senses: readonly Sense[]): string[] {
  return senses.flatMap((other) => {
    const said = findContradiction(sense, other);
    return said === null
      ? []
      : [said.first, said.second].flatMap(listForms).flatMap((form) => splitWords(form.toLowerCase()));
  });
}

const endings = ['', 's', 'es', 'd', 'ed', 'ing', 'ly', "'s", 'er', 'ness', 'n'];

export function isKnownWord(word: string, licensed: ReadonlySet<string>): boolean {
  if (licensed.has(word)) return true;
  for (const part of word.split(/[-']/)) {
    if (part === '') continue;
    const known = endings.some((ending) => {
      if (!part.endsWith(ending)) return false;
      const stem = part.slice(0, part.length - ending.length);
      return (
        [stem, `${stem}e`, `${stem}y`].some((form) => everywhere.has(form) || licensed.has(form)) ||
        doubled(stem, licensed) ||
        prefixed(part, licensed)
      );
    });
    if (!known && !['s', 't', 'd', 'll', 've', 're', 'm'].includes(part)) return false;
  }
  return true;
}

function doubled(stem: string, licensed: ReadonlySet<string>): boolean {
  if (!/([a-z])\1$/.test(stem)) return false;
  const single = stem.slice(0, -1);
  return everywhere.has(single) || licensed.has(single);
}

// A cue is a prefix: 'friendl' knows friendly and friendliness
function prefixed(word: string, licensed: ReadonlySet<string>): boolean {
  for (let length = word.length; length >= 5; length--) if (licensed.has(word.slice(0, length))) return true;
  return false;
}
