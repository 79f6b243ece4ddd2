/** Letters of other alphabets that look like a Latin one, in lower case. */
const alike = new Map(
  [
    ['a', 'аɑα'],
    ['b', 'вƅ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєε'],
    ['g', 'ɡ'],
    ['h', 'һнհ'],
    ['i', 'іıιɩ'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['l', 'ӏ'],
    ['m', 'м'],
    ['n', 'пո'],
    ['o', 'оοσօ'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['s', 'ѕꜱտ'],
    ['t', 'тτ'],
    ['u', 'υսц'],
    ['v', 'νѵ'],
    ['w', 'ԝѡω'],
    ['x', 'хχ'],
    ['y', 'уγү'],
    ['z', 'ᴢ'],
  ].flatMap(([latin = '', others = '']) => [...others].map((other) => [other, latin] as const)),
);

/** Keeps capitals. */
export const asLatin = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (letter) => {
    const small = letter.toLowerCase();
    const latin = alike.get(small);
    if (latin === undefined) return letter;
    return small === letter ? latin : latin.toUpperCase();
  });
