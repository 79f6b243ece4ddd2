/** Names that contain the typed text, in any case: those that begin with it first, both parts in the list's order. */
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

/** The name that the typed text spells out, in any case; empty for no text, null when it names nothing. */
export function spelledName(names: readonly string[], typed: string): string | null {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return '';
  return names.find((name) => name.toLowerCase() === wanted) ?? null;
}

/** A name in three parts: before the typed text, the text as the name writes it, and after it. */
export function splitAtMatch(name: string, typed: string): readonly [string, string, string] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted);
  if (at < 0) return [name, '', ''];
  return [name.slice(0, at), name.slice(at, at + wanted.length), name.slice(at + wanted.length)];
}
