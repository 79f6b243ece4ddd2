import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Place } from './sentence-places.ts';

const top = resolve(import.meta.dirname, '..');

/** One change of the product: a word or a number at one place becomes another. */
export interface Change {
  readonly place: Place;
  readonly from: string;
  readonly to: string;
}

/** Every change of a place: a sentence gets a wrong last word; a number is once too large and once too small. */
export function changesOf(place: Place): Change[] {
  if (place.from !== undefined && place.to !== undefined) return [{ place, from: place.from, to: place.to }];
  const number = /[:=] ([\d_]+)$/.exec(place.text)?.[1];
  if (number !== undefined) {
    const value = Number(number.replaceAll('_', ''));
    const step = Math.max(1, Math.ceil(value / 4));
    return [value + step, value - step].map((to) => ({ place, from: number, to: String(to) }));
  }
  const word = place.text.match(/[A-Za-z]{2,}/g)?.at(-1);
  if (word === undefined) throw new Error(`Nothing to change in ${place.text}`);
  return [{ place, from: word, to: word.slice(0, -1) + (word.endsWith('x') ? 'q' : 'x') }];
}

interface Spot {
  readonly file: string;
  readonly start: number;
  readonly from: string;
  /** What the mark is filled with when nothing is changed. */
  readonly is: string;
  /** What stands there in the marked sources, and in everything that is built from them. */
  readonly marked: string;
  readonly mark: string;
}

/**
 * A copy of the project in which any sentence can be changed without building again: it is built once with a mark in the
 * place of every word that may change, and the marks in what was built are filled in as the sources are.
 */
export class MarkedCopy {
  readonly tree: string;
  readonly #built: string;
  readonly #spots = new Map<string, Spot>();
  readonly #sources = new Map<string, string>();
  readonly #outputs = new Map<string, string>();

  constructor(folder: string, changes: readonly Change[]) {
    this.tree = join(folder, 'tree');
    this.#built = join(folder, 'built');
    mkdirSync(this.tree, { recursive: true });
    this.#copyProject();
    for (const change of changes) this.#addSpot(change);
    for (const file of new Set([...this.#spots.values()].map((spot) => spot.file))) this.#markSource(file);
    this.#buildMarked();
    this.fill([]);
  }

  /** What was changed and stands in no file that was built: the server's alone, or lost to the build. */
  get unbuilt(): string[] {
    const all = [...this.#outputs.values()].join('\n');
    return [...this.#spots.values()]
      .filter((spot) => !all.includes(spot.mark))
      .map((spot) => `${spot.file}: ${spot.from}`);
  }

  /** Makes the copy the product with these changes and no other. */
  fill(changes: readonly Change[]): void {
    const now = new Map(changes.map((change) => [this.#spotOf(change).mark, change.to]));
    const words = [...this.#spots.values()].map(({ mark, is }) => [mark, now.get(mark) ?? is] as const);
    const filled = (text: string) => words.reduce((whole, [mark, word]) => whole.replaceAll(mark, word), text);
    for (const [file, text] of this.#sources) writeChanged(join(this.tree, file), filled(text));
    for (const [file, text] of this.#outputs) writeChanged(join(this.tree, 'dist', file), filled(text));
  }

  #copyProject(): void {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: top });
    for (const file of String(listed)
      .split('\n')
      .filter((name) => name !== '' && existsSync(join(top, name)))) {
      mkdirSync(dirname(join(this.tree, file)), { recursive: true });
      if (file !== 'node_modules') cpSync(join(top, file), join(this.tree, file));
    }
    if (!existsSync(join(this.tree, 'node_modules')))
      symlinkSync(join(top, 'node_modules'), join(this.tree, 'node_modules'));
  }

  #addSpot({ place, from }: Change): void {
    const key = keyOf(place, from);
    if (this.#spots.has(key)) return;
    const mark = place.file.endsWith('.css') ? `${700_000 + this.#spots.size}px` : `@@${this.#spots.size}@@`;
    const { source, start } = find(place, from);
    // In a string any mark will do; in the place of a number stands what the build cannot work out.
    const isNumber = /^[\d_]+$/.test(from) && /[:=,[] ?$/.test(source.slice(0, start));
    this.#spots.set(key, {
      file: place.file,
      start,
      from,
      is: isNumber ? from.replaceAll('_', '') : from,
      mark,
      marked: isNumber ? `Reflect.apply(Number, null, ['${mark}'])` : mark,
    });
  }

  #spotOf({ place, from }: Change): Spot {
    const spot = this.#spots.get(keyOf(place, from));
    if (spot === undefined) throw new Error(`Not marked: ${place.text}`);
    return spot;
  }

  #markSource(file: string): void {
    let text = readFileSync(join(top, file), 'utf8');
    const spots = [...this.#spots.values()].filter((spot) => spot.file === file).sort((a, b) => b.start - a.start);
    let end = text.length;
    for (const { start, from, marked } of spots) {
      if (start + from.length > end) throw new Error(`Two changes at once in ${file} at ${from}`);
      text = text.slice(0, start) + marked + text.slice(start + from.length);
      end = start;
    }
    this.#sources.set(file, text);
  }

  #buildMarked(): void {
    const dist = join(this.tree, 'dist');
    rmSync(dist, { recursive: true, force: true });
    if (existsSync(this.#built)) renameSync(this.#built, dist);
    for (const [file, text] of this.#sources) writeFileSync(join(this.tree, file), text);
    execFileSync('node', ['scripts/build.mjs'], { cwd: this.tree, stdio: 'inherit' });
    renameSync(dist, this.#built);
    // Compressed copies would show the marks.
    cpSync(this.#built, dist, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    for (const file of globSync('**/*.{js,css,html,json}', { cwd: dist })) {
      const text = readFileSync(join(dist, file), 'utf8');
      if (/@@\d+@@|7\d{5}px/.test(text)) this.#outputs.set(file, text);
    }
  }
}

/** The sources as they were when the copy was made. */
const originals = new Map<string, string>();

/** Where the changed words stand in the source. The text of a place has to be there once. */
function find(place: Place, from: string): { source: string; start: number } {
  const source = originals.get(place.file) ?? readFileSync(join(top, place.file), 'utf8');
  originals.set(place.file, source);
  const at = source.indexOf(place.text);
  if (at < 0 || source.includes(place.text, at + 1)) throw new Error(`Not once in ${place.file}: ${place.text}`);
  return { source, start: at + place.text.lastIndexOf(from) };
}

const keyOf = (place: Place, from: string) => `${place.file}:${find(place, from).start}`;

function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
