import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import type { CustomerPage, LivePage, RenderCustomerPage } from '../src/contract/customer-page.ts';
import { RenderedPageCache } from '../src/server/pages/rendered-page-cache.ts';
import { makeBusiness, signUp } from '../tests/accounts.ts';
import { browserFlags, findBrowser } from '../tests/browser.ts';
import { startProduct } from '../tests/product.ts';
import type { Measure } from './main.ts';
import { reactAlone } from './react-alone.part.ts';
import { median, print, type Row } from './rows.part.ts';

const dist = join(import.meta.dirname, '../dist');
const brotli = (bytes: string | Buffer) => brotliCompressSync(bytes).length;
const runs = 5;
const slow = { latency: 150, kbit: 1600 };
const slowest = { latency: 400, kbit: 400 };

/** The customer's page: bytes, requests, first paint, first response to a tap, and CPU time of the server. */
export const measure: Measure = async () => {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const context = await browser.newContext({ baseURL: product.url });
    await signUp(context.request);
    const business = await makeBusiness(context.request, { logoUrl: logo() });
    await context.close();
    const address = `${product.url}/thumbs-up-down/${business.slug}`;
    const html = await (await fetch(address)).text();
    const rows = [...(await byteRows(html)), ...(await timeRows(browser, address, html)), ...(await serverRows(html))];
    return print(rows);
  } finally {
    await browser.close();
    await product.stop();
  }
};

async function byteRows(html: string): Promise<Row[]> {
  const manifest = JSON.parse(readFileSync(join(dist, 'public/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const script = (name: string) =>
    brotli(readFileSync(join(dist, 'public', manifest[`src/web/public/${name}.tsx`]?.file ?? '')));
  const first = script('main');
  const react = brotli(await reactAlone());
  return [
    { what: 'first script, brotli', value: first, unit: 'B', reach: 66_000, reference: `React alone ${react} B` },
    { what: 'our own code in it', value: first - react, unit: 'B', reach: 8000 },
    { what: 'form and its rules, later', value: script('FeedbackForm'), unit: 'B', reach: 7000 },
    { what: 'draft and platforms, later', value: script('ReviewSteps'), unit: 'B', reach: 2000 },
    { what: 'HTML, style and data, brotli', value: brotli(html), unit: 'B', reach: 8000 },
  ];
}

/** Alternates between both pages, so that load on the machine affects both. */
async function timeRows(browser: Browser, address: string, html: string): Promise<Row[]> {
  const plain = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(
      brotliCompressSync(html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<noscript>[\s\S]*?<\/noscript>/g, '')),
    );
  });
  await new Promise<void>((listening) => plain.listen(0, '127.0.0.1', listening));
  const without = `http://localhost:${(plain.address() as AddressInfo).port}/`;
  const page: Visit[] = [];
  const still: Visit[] = [];
  const far: Visit[] = [];
  for (let run = 0; run < runs; run++) {
    page.push(await visit(browser, address, slow));
    still.push(await visit(browser, without, slow));
    far.push(await visit(browser, address, slowest));
  }
  plain.close();
  const paint = median(page.map((one) => one.paint));
  const stillPaint = median(still.map((one) => one.paint));
  const interactive = median(page.map((one) => one.interactive));
  const reference = `page without script ${Math.round(stillPaint)} ms`;
  return [
    { what: 'requests until interactive', value: page[0]?.requests ?? 0, unit: '', reach: 3 },
    { what: 'other origins and fonts', value: page[0]?.foreign ?? 0, unit: '', reach: 0 },
    { what: 'layout shift', value: Math.max(...page.map((one) => one.shift)), unit: '', reach: 0 },
    { what: 'first paint (150 ms, 1.6 Mbit/s, 4x CPU)', value: paint, unit: 'ms', reach: 700, reference },
    { what: 'first paint, times that of the page without script', value: paint / stillPaint, unit: 'x', reach: 1.4 },
    { what: 'interactive', value: interactive, unit: 'ms', reach: 1400, reference },
    {
      what: 'first choice in the DOM (400 ms, 400 kbit/s, 4x CPU)',
      value: median(far.map((one) => one.choice)),
      unit: 'ms',
      reach: 900,
    },
  ];
}

interface Visit {
  readonly paint: number;
  readonly interactive: number;
  readonly choice: number;
  readonly shift: number;
  readonly requests: number;
  readonly foreign: number;
}

/** One visit with an empty cache on a slow line and a slow phone. Times in milliseconds from the start of navigation. */
async function visit(browser: Browser, address: string, line: { latency: number; kbit: number }): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: (line.kbit * 1000) / 8,
    uploadThroughput: (line.kbit * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { choice: 0, interactive: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const thumb = document.getElementById('up');
      if (thumb && !seen.choice) seen.choice = performance.now();
      // React adds its properties to an element when it is hydrated.
      if (thumb && Object.keys(thumb).some((key) => key.startsWith('__reactProps')))
        seen.interactive = performance.now();
      else setTimeout(look, 5);
    };
    look();
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  const requests = asked.filter((url) => !/FeedbackForm|Picker|ReviewSteps|Thank|clipboard|count-visit/.test(url));
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { seen: { choice: number; interactive: number; shift: number } }).seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  const foreign = asked.filter((url) => !url.startsWith(new URL(address).origin) || /\.(?:woff2?|ttf)/.test(url));
  return { ...seen, requests: requests.length, foreign: foreign.filter((url) => !url.startsWith('data:')).length };
}

async function serverRows(html: string): Promise<Row[]> {
  const { renderCustomerPage } = (await import(join(dist, 'public-renderer/renderer.js'))) as {
    renderCustomerPage: RenderCustomerPage;
  };
  const data = /id="page">(.*?)<\/script>/.exec(html)?.[1];
  const page = JSON.parse(data ?? 'null') as LivePage;
  const pages = new RenderedPageCache((one: CustomerPage) => renderCustomerPage(one, '/assets/public/main.js'), 10_000);
  const time = (work: (round: number) => void) => {
    const started = performance.now();
    for (let round = 0; round < 200; round++) work(round);
    return (performance.now() - started) / 200;
  };
  const kept: number[] = [];
  const fresh: number[] = [];
  for (let run = 0; run < runs; run++) {
    fresh.push(
      time((round) => pages.get(`${run} ${round}`, { ...page, business: { ...page.business, id: round } }).bytes('br')),
    );
    kept.push(time(() => pages.get('flow', page).bytes('br')));
  }
  return [
    { what: 'server, kept page', value: median(kept), unit: 'ms', reach: 0.2, reference: 'without the database' },
    { what: 'server, fresh page', value: median(fresh), unit: 'ms', reach: 2, reference: 'without the database' },
  ];
}

/** A logo of the maximum size. */
function logo(): string {
  const picture = new PNG({ width: 180, height: 90 });
  picture.data.fill(120);
  return `data:image/png;base64,${PNG.sync.write(picture).toString('base64')}`;
}
