const particles = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'del',
  'della',
  'di',
  'da',
  'la',
  'le',
  'el',
  'al',
  'bin',
  'ibn',
  'y',
  'e',
  'ten',
  'ter',
  'zu',
  'dos',
  'du',
]);

/** A name as one writes it: typed all in small letters it gets its capitals, otherwise it stays as typed. */
export function tidyName(name: string): string {
  const spaced = name.replaceAll(/\s+/g, ' ').trim();
  if (spaced !== spaced.toLowerCase()) return spaced;
  return spaced
    .split(' ')
    .map((word, at) =>
      at > 0 && particles.has(word)
        ? word
        : word.replaceAll(
            /(^|-|^o['’])(\p{Ll})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ');
}
