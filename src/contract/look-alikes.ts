/** Letters of other alphabets by the Latin letter that they look like, in lower case. */
const alike = {
  ...{ a: 'аɑα', b: 'вβƅ', c: 'сϲ', d: 'ԁ', e: 'еєεѐё', g: 'ɡ', h: 'һнհ', i: 'іїıιɩ', j: 'ј', k: 'кκ', l: 'ӏ', m: 'м' },
  ...{ n: 'пηո', o: 'оοσօ', p: 'рρ', q: 'ԛ', r: 'г', s: 'ѕꜱտ', t: 'тτ', u: 'υսц', v: 'νѵ', w: 'ԝѡω', x: 'хχ' },
  ...{ y: 'уγү', z: 'ᴢ' },
};

export const latinLookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(alike).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/** Keeps capitals. */
export const asLatin = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (letter) => {
    const small = letter.toLowerCase();
    const latin = latinLookAlikes[small];
    if (latin === undefined) return letter;
    return small === letter ? latin : latin.toUpperCase();
  });
