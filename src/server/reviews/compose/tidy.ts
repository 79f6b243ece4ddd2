/** Sets spaces and the full stop of a sentence right and gives it a capital; carriers of marks are looked through. */
export function finishSentence(text: string): string {
  const spaced = text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?([\uE000\uE010-\uE01F]) /g, ' $1')
    .replaceAll(/ (\uE001)/g, '$1')
    .replaceAll(/ +([,.:;])/g, '$1')
    // a noun of the trade may begin with a vowel: 'a office'
    .replaceAll(/\b([Aa]) (?=[\uE000-\uF8FF]*[aeio](?!ne\b))/g, '$1n ')
    .trim();
  const stopped = /[.!?]["”]?\uE001?$/.test(spaced) ? spaced : `${spaced}.`;
  return stopped.replace(
    /^([\uE000-\uF8FF]*["“]?)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
