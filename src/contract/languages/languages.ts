/** The languages of what customers read, the default first. Each has a folder here with the files of `en/`. */
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

/** Unknown languages count as the default. */
export const knownLanguage = (code: unknown): Language => languages.find((one) => one === code) ?? languages[0];

export interface LanguageFacts {
  readonly code: Language;
  /** In the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** For dates and times. */
  readonly locale: string;
}

export const forEachLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

/** The texts of another language, so that a missing sentence does not compile: `satisfies Translated<typeof english>`. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : { readonly [Key in keyof Text]: Translated<Text[Key]> };
