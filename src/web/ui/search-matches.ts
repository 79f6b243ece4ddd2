export function searchMatches(names: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return names;
  const begin: string[] = [];
  const contain: string[] = [];
  for (const name of names) {
    const at = name.toLowerCase().indexOf(wanted);
    if (at === 0) begin.push(name);
    else if (at > 0) contain.push(name);
  }
  return [...begin, ...contain];
}

/** The name that equals the text in any case; empty for no text, null without a match. */
export function spelledName(names: readonly string[], typed: string): string | null {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return '';
  return names.find((name) => name.toLowerCase() === wanted) ?? null;
}

export function splitAtMatch(name: string, typed: string): readonly [string, string, string] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted);
  if (at < 0) return [name, '', ''];
  return [name.slice(0, at), name.slice(at, at + wanted.length), name.slice(at + wanted.length)];
}
