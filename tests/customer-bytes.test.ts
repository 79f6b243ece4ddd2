import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { reactAlone } from '../bench/react-alone.part.ts';
import type { LivePage, RenderCustomerPage } from '../src/contract/customer-page.ts';

const top = join(import.meta.dirname, '..');
const brotli = (bytes: Buffer | string) => brotliCompressSync(bytes).length;
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
let chunks: Record<string, Chunk>;
const scriptOf = (source: string) => {
  const file = chunks[source]?.file;
  if (!file) throw new Error(`${source} is not a script of its own`);
  return readFileSync(join(top, 'dist/public', file));
};

beforeAll(() => {
  execFileSync('node', ['scripts/build.mjs'], { cwd: top, stdio: 'inherit' });
  chunks = JSON.parse(readFileSync(join(top, 'dist/public/manifest.json'), 'utf8'));
});

/** A page with every optional part. */
const page: LivePage = {
  view: 'flow',
  product: { productName: 'Sayso', howToVideoUrl: 'https://video.example.org/how-to', gatewayHeader: null },
  business: {
    id: 7,
    slug: 'saint-bartholomew-community-orthopaedic',
    name: 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall',
    logoUrl: '/logo/0123456789abcdef0123456789abcdef.webp',
    links: [
      {
        platform: 'google',
        label: 'Google',
        letter: 'G',
        address: 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
      },
      {
        platform: 'facebook',
        label: 'Facebook',
        letter: 'f',
        address: 'https://www.facebook.com/saintbartholomew/reviews',
      },
    ],
  },
  kind: 'practice',
  sentiments: Array.from({ length: 24 }, (_, index) => `Sentiment number ${index}`),
  ids: Array.from({ length: 24 }, (_, index) => `sentiment-number-${index}`),
  critical: ['sentiment-number-3'],
  line: { example: 'a cleaning', beginnings: ['I came in for', 'I was here for', 'I had an appointment for'] },
  conflicts: Array.from({ length: 4 }, (_, index) => [`Sentiment number ${index}`, `Sentiment number ${index + 9}`]),
};

test('C-110 the first script is at most 66 KB, of which 8 KB are ours; the form that comes later is at most 7 KB', async () => {
  const first = brotli(scriptOf('src/web/public/main.tsx'));
  // A script that the first one imports would be a request more.
  expect(chunks['src/web/public/main.tsx']?.imports ?? []).toEqual([]);
  expect(first).toBeLessThanOrEqual(66_000);
  expect(first - brotli(await reactAlone())).toBeLessThanOrEqual(8000);
  expect(brotli(scriptOf('src/web/public/FeedbackForm.tsx'))).toBeLessThanOrEqual(7000);
  expect(brotli(scriptOf('src/web/public/ReviewSteps.tsx'))).toBeLessThanOrEqual(3100);
  expect(brotli(scriptOf('src/web/review/checks.ts'))).toBeLessThanOrEqual(4000);
  expect(brotli(scriptOf('src/web/public/Picker.tsx'))).toBeLessThanOrEqual(3500);
  expect(brotli(scriptOf('src/web/public/count-visit.ts'))).toBeLessThanOrEqual(1000);
  expect(scriptOf('src/web/public/main.tsx').toString()).not.toMatch(/safeParse|_zod/);
});

test('C-110 C-111 the first response is complete and at most 8 KB', async () => {
  const { renderCustomerPage } = (await import(join(top, 'dist/public-renderer/renderer.js'))) as {
    renderCustomerPage: RenderCustomerPage;
  };
  const { html } = renderCustomerPage(page, '/assets/public/main-x.js');
  expect(brotli(html)).toBeLessThanOrEqual(8000);
  expect(html).toContain('Saint Bartholomew Community Orthopaedic &amp; Physiotherapy Hall');
  expect(html).toContain('How was your experience?');
  expect(html).toContain('aria-label="Thumbs up: good"');
  const plain = html.slice(html.lastIndexOf('<noscript>'));
  expect(plain).toContain('<a class="link" href="https://video.example.org/how-to" target="_blank"');
  expect(html).toContain('aria-label="Thumbs down: not good"');
  expect([...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map((found) => found[1])).toEqual([
    '/assets/public/main-x.js',
  ]);
  expect(html).not.toMatch(/<link[^>]*(?:stylesheet|preconnect|font)|@font-face|<iframe| style="/);
});

test('typed text cannot break out of its place in the page', async () => {
  const { renderCustomerPage } = (await import(join(top, 'dist/public-renderer/renderer.js'))) as {
    renderCustomerPage: RenderCustomerPage;
  };
  const name = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>\u2028';
  const evil = { ...page.business, name, googleUrl: 'javascript:alert(1)', facebookUrl: 'data:text/html,x' };
  const { html } = renderCustomerPage({ ...page, business: evil }, '/assets/public/main-x.js');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toMatch(/href="(?:javascript|data:text)/);
  expect(html.split('<script').length).toBe(4);
});
