import { type Format, formatNames, type Paper, paperNames } from './formats.ts';
import { sheetSentences } from './text.ts';

export const languageSets = Object.keys(sheetSentences) as readonly (keyof typeof sheetSentences)[];
type LanguageSet = keyof typeof sheetSentences;

/** What the kit shows. It is in the address, so that a reload, Back and a link lead to the same print. */
export interface PrintView {
  readonly place: string | null;
  /** `null`: the one that suits the place. */
  readonly format: Format | null;
  readonly paper: Paper;
  readonly languages: LanguageSet;
}

const oneOf = <Value extends string>(values: readonly Value[], named: string | null): Value | null =>
  values.find((value) => value === named) ?? null;

const letterRegions = /-(?:US|CA|MX|PH|CL|CO|CR|GT|PA|PR|SV|VE)$/i;
const usualPaper = (locale: string): Paper => (letterRegions.test(locale) ? 'letter' : 'a4');

export function readPrintView(search: URLSearchParams, locale: string): PrintView {
  return {
    place: search.get('place'),
    format: oneOf(formatNames, search.get('format')),
    paper: oneOf(paperNames, search.get('paper')) ?? usualPaper(locale),
    languages: oneOf(languageSets, search.get('languages')) ?? 'en',
  };
}

export function writePrintView({ place, format, paper, languages }: PrintView): URLSearchParams {
  return new URLSearchParams({
    ...(place === null ? {} : { place }),
    ...(format === null ? {} : { format }),
    paper,
    ...(languages === 'en' ? {} : { languages }),
  });
}
