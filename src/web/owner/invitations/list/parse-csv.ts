import type { ParseError } from 'papaparse';

interface ParsedRow {
  readonly cells: readonly string[];
  /** A quotation mark begins in it and never ends. */
  readonly hasOpenQuote: boolean;
}

/** More are read as they are, because each one reads the rest of the file again. */
const openQuotesMost = 20;
const lineEnd = /\r\n|\r|\n/;

/** An open quotation mark would swallow the people below it. Its row ends where its line ends. */
export async function parseCsv(text: string, delimiter: string): Promise<ParsedRow[]> {
  const { default: Papa } = await import('papaparse');
  const parse = (part: string) => Papa.parse<string[]>(part, { delimiter });
  const closed = (part: string) => parse(part).data.map((cells) => ({ cells, hasOpenQuote: false }));
  const parsed: ParsedRow[] = [];
  let rest = text;
  for (let found = 0; found < openQuotesMost; found += 1) {
    const { data, errors } = parse(rest);
    const at = errors.find((error) => isOpenQuote(error, data))?.index;
    if (at === undefined) break;
    const start = Math.max(rest.lastIndexOf('\n', at - 1), rest.lastIndexOf('\r', at - 1)) + 1;
    const [line = ''] = rest.slice(start).split(lineEnd, 1);
    if (start > 0) parsed.push(...closed(rest.slice(0, start).replace(/(\r\n|\r|\n)$/, '')));
    parsed.push({ cells: parse(line).data[0] ?? [], hasOpenQuote: true });
    rest = rest.slice(start + line.length).replace(/^(\r\n|\r|\n)/, '');
  }
  return [...parsed, ...closed(rest)];
}

/** The cell reaches over an address into another line, or to the end. */
function isOpenQuote({ type, code, row = 0 }: ParseError, data: readonly (readonly string[])[]): boolean {
  const swallows = data[row]?.some((cell) => cell.includes('@') && lineEnd.test(cell)) ?? false;
  return type === 'Quotes' && (code === 'MissingQuotes' || swallows);
}
