import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CustomerPage, RenderCustomerPage, RenderedPage } from '../../contract/customer-page.ts';

const dist = join(import.meta.dirname, '../../../dist');
export const publicAssets = { folder: join(dist, 'public/assets'), prefix: '/assets/public/' } as const;

export async function loadPublicBuild(): Promise<((page: CustomerPage) => RenderedPage) | null> {
  const renderer = join(dist, 'public-renderer/renderer.js');
  if (!existsSync(renderer)) return null;
  const { renderCustomerPage } = (await import(pathToFileURL(renderer).href)) as {
    renderCustomerPage: RenderCustomerPage;
  };
  const manifest = JSON.parse(readFileSync(join(dist, 'public/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean }
  >;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The customer pages are built without an entry.');
  const script = publicAssets.prefix + entry.file.replace(/^assets\//, '');
  return (page) => renderCustomerPage(page, script);
}
