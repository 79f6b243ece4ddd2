import { type BrotliOptions, brotliDecompressSync, type CompressCallback, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { CustomerPage } from '../../contract/customer-page.ts';
import { encodingFor, RenderedPageCache } from './rendered-page-cache.ts';

const compressed = vi.hoisted(() => vi.fn<(page: string) => void>());
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  const brotliCompress = (page: Buffer, options: BrotliOptions, done: CompressCallback) => {
    compressed(page.toString().slice(3).split('<')[0] ?? '');
    zlib.brotliCompress(page, options, done);
  };
  return { ...zlib, brotliCompress };
});

const pageOf = (name: string): CustomerPage => ({
  view: 'inactive',
  product: { productName: 'Sayso', howToVideoUrl: '/how-to', gatewayHeader: null },
  name,
});

function counted(max?: number) {
  const rendered: (string | null)[] = [];
  const pages = new RenderedPageCache((page: CustomerPage) => {
    const name = 'name' in page ? page.name : null;
    rendered.push(name);
    return { html: `<p>${name}</p>`.repeat(50), inlineScripts: ['a()'], inlineStyles: ['p{}'] };
  }, max);
  return { pages, rendered };
}

test('a page is rendered once and again as soon as the business differs', () => {
  const { pages, rendered } = counted();
  const first = pages.get('flow willow', pageOf('Willow'));
  expect(pages.get('flow willow', pageOf('Willow')).etag).toBe(first.etag);
  expect(rendered).toEqual(['Willow']);
  const changed = pages.get('flow willow', pageOf('Willow Street'));
  expect(changed.etag).not.toBe(first.etag);
  expect(brotliDecompressSync(changed.bytes('br')).toString()).toContain('Willow Street');
  expect(rendered).toEqual(['Willow', 'Willow Street']);
});

test('every encoding carries the same page', () => {
  const { bytes } = counted().pages.get('x', pageOf('Willow'));
  const html = '<p>Willow</p>'.repeat(50);
  expect(bytes('identity').toString()).toBe(html);
  expect(gunzipSync(bytes('gzip')).toString()).toBe(html);
  expect(brotliDecompressSync(bytes('br')).toString()).toBe(html);
});

test('the policy names just the page’s own snippet and styles', () => {
  const { policy } = counted().pages.get('x', pageOf('Willow'));
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).not.toContain('unsafe');
});

test('the oldest page goes when there are too many', () => {
  const { pages, rendered } = counted(2);
  for (const name of ['A', 'B', 'C', 'B', 'A']) pages.get(name, pageOf(name));
  expect(rendered).toEqual(['A', 'B', 'C', 'A']);
});

test('a page is made smaller once it is there, if it is still kept and few wait for it', async () => {
  const { pages } = counted(3);
  for (const name of ['K1', 'K2', 'K3', 'K4', 'K5']) pages.get(name, pageOf(name));
  await vi.waitFor(() => expect(compressed).toHaveBeenCalledWith('K5'), { timeout: 10_000 });
  expect(compressed.mock.calls.flat().filter((page) => /^K\d$/.test(page))).toEqual(['K3', 'K4', 'K5']);
});

test('a crawl of many pages leaves no more than fifty to be made smaller', async () => {
  const { pages } = counted();
  for (let n = 0; n < 200; n += 1) pages.get(`crawled ${n}`, pageOf(`Page ${n}`));
  await vi.waitFor(() => expect(compressed).toHaveBeenLastCalledWith('Page 199'), { timeout: 30_000 });
  expect(compressed.mock.calls.flat().filter((page) => page.startsWith('Page '))).toHaveLength(50);
  const first = pages.get('crawled 0', pageOf('Page 0'));
  expect(brotliDecompressSync(first.bytes('br')).toString()).toContain('Page 0');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('%s takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
