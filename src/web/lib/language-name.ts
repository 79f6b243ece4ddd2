/** In the language itself, such as "Español"; null for English and where it is unknown. */
export function languageName(language: string | null): string | null {
  if (!language || /^en\b/i.test(language)) return null;
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
