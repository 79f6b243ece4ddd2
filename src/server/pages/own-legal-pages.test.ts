import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { parseLegalFile } from '../config/legal.ts';
import { renderLegalFile } from './own-legal-pages.ts';

const top = mkdtempSync(join(tmpdir(), 'sayso-legal-'));
afterAll(() => rmSync(top, { recursive: true }));

const head = '---\noperator: Willow Dental Group, Inc.\neffective: 2026-11-01\n---\n';

async function render(text: string): Promise<{ title: string; html: string }> {
  const file = parseLegalFile(head + text);
  if (!file) throw new Error('not a legal file');
  return renderLegalFile('privacy', file);
}

it('shows the title, the day, the operator and the text', async () => {
  const { title, html } = await render(
    '# Our *privacy* policy\n\n## Data\n\nWrite to [us](mailto:dpo@willow.example).\n',
  );
  expect(title).toBe('Our privacy policy');
  expect(html).toBe(
    '<h1>Our privacy policy</h1><p class="soft">Effective November 1, 2026 · Willow Dental Group, Inc.</p><h2>Data</h2>\n<p>Write to <a href="mailto:dpo@willow.example">us</a>.</p>\n',
  );
  expect((await render('Words alone.')).title).toBe('Privacy Policy');
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="alert(1)">b</b>',
  '![x](https://tracker.example/x.png)',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//other.example)',
  '[x](/terms)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '| a |\n| :-: |\n| <i style="x">b</i> |',
  '# <script>alert(1)</script>',
  '[x](https://e.example/"onmouseover="alert(1))',
])('passes no HTML, image or other address: %s', async (text) => {
  const { title, html } = await render(text);
  const tags = [...`${title}${html}`.matchAll(/<([a-z0-9]+)([^>]*)>/g)];
  expect(tags.filter(([, tag]) => ['script', 'img', 'b', 'i'].includes(tag ?? ''))).toEqual([]);
  const attributes = tags.map(([, , attribute]) => attribute).filter((attribute) => attribute !== ' class="soft"');
  expect(attributes.every((attribute) => /^(?: href="(?:https?:\/\/|mailto:)[^"]*")?$/.test(attribute ?? ''))).toBe(
    true,
  );
});

it.each([
  'no head',
  '---\noperator: Willow\n---\nText',
  '---\neffective: 2026-11-01\n---\nText',
  '---\noperator: Willow\neffective: 2026-13-01\n---\nText',
  '---\noperator: Willow\neffective: 2026-02-30\n---\nText',
  '---\noperator: Willow\neffective: May 1\n---\nText',
  head,
])('needs an operator, a day and a text: %j', (text) => {
  expect(parseLegalFile(text)).toBeNull();
});

it('accepts the line ends and the mark of other editors', () => {
  expect(parseLegalFile(`\uFEFF${head}Text`.replaceAll('\n', '\r\n'))).toMatchObject({ markdown: 'Text' });
});

it('a wrong folder is named with its variable, and one file is enough', () => {
  const folder = mkdtempSync(join(top, 'pages-'));
  const read = (LEGAL_DIR: string) => readConfig({ DATA_DIR: join(top, 'data'), LEGAL_DIR }).legal;
  mkdirSync(join(top, 'data'));
  expect(() => read(join(top, 'absent'))).toThrow(
    /^LEGAL_DIR: ENOENT: .*absent'\. Name a folder that the user that runs Sayso can read\.$/,
  );
  expect(() => read(folder)).toThrow(
    `LEGAL_DIR: the folder ${folder} contains neither privacy.md nor terms.md. Put at least one there.`,
  );
  writeFileSync(join(folder, 'privacy.md'), 'Text');
  expect(() => read(folder)).toThrow(
    `LEGAL_DIR: ${folder}/privacy.md must begin with these lines: ---, operator: NAME, effective: YYYY-MM-DD, ---. The text follows.`,
  );
  writeFileSync(join(folder, 'privacy.md'), `${head}Text`);
  expect(Object.keys(read(folder))).toEqual(['privacy']);
});
