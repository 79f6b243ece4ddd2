import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type LegalName, legalNames } from '../../contract/installation.ts';
import { type Environment, readEnvironment } from './read-environment.ts';

export interface LegalFile {
  readonly operator: string;
  /** The day from which the page applies, at 00:00 UTC. */
  readonly effective: Date;
  readonly markdown: string;
}

export type LegalFiles = Readonly<Partial<Record<LegalName, LegalFile>>>;

export function readLegal(env: Environment, problems: string[], known: Set<string>): LegalFiles {
  const typed = readEnvironment(env, problems, known).read('LEGAL_DIR');
  if (typed === null) return {};
  const folder = resolve(typed);
  const files: Partial<Record<LegalName, LegalFile>> = {};
  try {
    const there = readdirSync(folder);
    const found = legalNames.filter((name) => there.includes(`${name}.md`));
    if (found.length === 0)
      problems.push(
        `LEGAL_DIR: the folder ${folder} contains neither privacy.md nor terms.md. Put at least one there.`,
      );
    for (const name of found) {
      const path = join(folder, `${name}.md`);
      const file = parseLegalFile(readFileSync(path, 'utf8'));
      if (file) files[name] = file;
      else
        problems.push(
          `LEGAL_DIR: ${path} must begin with these lines: ---, operator: NAME, effective: YYYY-MM-DD, ---. The text follows.`,
        );
    }
  } catch (error) {
    problems.push(
      `LEGAL_DIR: ${error instanceof Error ? error.message : error}. Name a folder that the user that runs Sayso can read.`,
    );
  }
  return files;
}

export function parseLegalFile(text: string): LegalFile | null {
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(lines) ?? [];
  const fields = new Map(
    head.split('\n').map((line) => [line.split(':', 1)[0]?.trim(), line.replace(/^[^:]*:/, '').trim()]),
  );
  const operator = fields.get('operator');
  const day = fields.get('effective') ?? '';
  const effective = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && effective.toJSON()?.startsWith(day);
  return operator && isDay && markdown.trim() ? { operator, effective, markdown } : null;
}
