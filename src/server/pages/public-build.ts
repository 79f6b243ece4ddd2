import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CustomerPage, RenderCustomerPage, RenderedPage } from '../../contract/customer-page.ts';
import { type Language, languages } from '../../contract/languages/languages.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** The default language is built into the folders themselves, each other one into a folder inside. */
const inside = (language: Language): string => (language === languages[0] ? '' : language);

export const publicAssets = languages.map((language) => ({
  folder: join(dist, 'public', inside(language), 'assets'),
  prefix: prefixOf(language),
}));

function prefixOf(language: Language): string {
  return `/assets/${join('public', inside(language))}/`;
}

export type RenderPage = (page: CustomerPage, language: Language) => RenderedPage;

export async function loadPublicBuild(): Promise<RenderPage | null> {
  if (!existsSync(join(dist, 'public-renderer/renderer.js'))) return null;
  const loaded = await Promise.all(
    languages.map(async (language) => [language, await loadRenderer(language)] as const),
  );
  const renderers = new Map(loaded);
  return (page, language) => {
    const render = renderers.get(language);
    if (!render) throw new Error(`The customer pages are not built in ${language}.`);
    return render(page);
  };
}

async function loadRenderer(language: Language): Promise<(page: CustomerPage) => RenderedPage> {
  const { renderCustomerPage } = (await import(
    pathToFileURL(join(dist, 'public-renderer', inside(language), 'renderer.js')).href
  )) as { renderCustomerPage: RenderCustomerPage };
  const manifest = JSON.parse(readFileSync(join(dist, 'public', inside(language), 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean }
  >;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The customer pages are built without an entry.');
  const script = prefixOf(language) + entry.file.replace(/^assets\//, '');
  return (page) => renderCustomerPage(page, script);
}
