/*
 * Runs Lighthouse three times per page on a simulated phone. It is not a dependency:
 *   npm install --prefix /tmp/lighthouse lighthouse
 *   npm run build && npm exec -- node bench/by-hand/lighthouse.ts /tmp/lighthouse
 * Targets for the customer's page: performance 98, the rest 100. The other pages reach 96 for best practices, because the
 * console shows the 401 of GET /api/user for signed-out visitors.
 */
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { makeBusiness, signUp } from '../../tests/accounts.ts';
import { browserFlags, findBrowser } from '../../tests/browser.ts';
import { freePort } from '../../tests/free-port.ts';
import { startProduct } from '../../tests/product.ts';
import { median } from '../rows.part.ts';

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string;
}
interface Result {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, Audit>>;
  };
}
type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Result | undefined>;

const runs = 3;
const reach = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const categories = Object.keys(reach) as (keyof typeof reach)[];

const [folder, ...only] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the folder where lighthouse is installed.');
const { default: lighthouse } = (await import(
  pathToFileURL(`${folder}/node_modules/lighthouse/core/index.js`).href
)) as { default: Lighthouse };

const product = await startProduct();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${port}`],
});
try {
  const context = await browser.newContext({ baseURL: product.url });
  await signUp(context.request);
  const { slug } = await makeBusiness(context.request, { logoUrl: logo() });
  await context.close();
  const pages = [`/thumbs-up-down/${slug}`, '/landing', '/auth'].filter(
    (path) => only.length === 0 || only.some((one) => path.startsWith(one)),
  );
  for (const path of pages) if (!(await look(path))) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}

/** Prints the scores of a page and the failed audits. */
async function look(path: string): Promise<boolean> {
  const seen: Result['lhr'][] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(`${product.url}${path}`, { port, logLevel: 'error', onlyCategories: categories });
    if (result) seen.push(result.lhr);
  }
  const scores = categories.map((name) => seen.map((one) => Math.round((one.categories[name]?.score ?? 0) * 100)));
  console.log(`\n${path}`);
  for (const [index, name] of categories.entries())
    console.log(`  ${name}: ${scores[index]?.join(', ')} (median ${median(scores[index] ?? [])})`);
  const timed = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  for (const id of timed)
    console.log(`  ${id}: ${seen.map((one) => one.audits[id]?.displayValue?.replace('\u00a0', ' ')).join(', ')}`);
  const lost = Object.values(seen.at(-1)?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && /binary|numeric|metric/.test(scoreDisplayMode),
  );
  for (const { id, title, displayValue = '' } of lost) console.log(`  lost: ${id}: ${title} ${displayValue}`);
  return categories.every((name, index) => {
    const isPromised = path.startsWith('/thumbs-up-down/') || name === 'accessibility' || name === 'seo';
    return !isPromised || median(scores[index] ?? []) >= reach[name];
  });
}

/** A logo of the maximum size. */
function logo(): string {
  const picture = new PNG({ width: 180, height: 90 });
  picture.data.fill(120);
  return `data:image/png;base64,${PNG.sync.write(picture).toString('base64')}`;
}
