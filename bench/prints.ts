import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { makeBusiness, signUp } from '../tests/accounts.ts';
import { browserFlags, findBrowser } from '../tests/browser.ts';
import { decoders } from '../tests/prints/decoders.ts';
import { photograph } from '../tests/prints/phone-camera.ts';
import { openPrint, pixelsPerMillimeter, printedCodes, printScale, printToPdf } from '../tests/prints/sheets.ts';
import { startProduct } from '../tests/product.ts';
import type { Measure } from './main.ts';
import { print, type Row } from './rows.part.ts';

/** Millimeters from which each print says that it scans. */
const distances = { poster: 900, wall: 1400, card: 500, cards: 500, tent: 600, stickers: 250, strip: 250 };
const papers = ['a4', 'letter'] as const;
const inks = { color: (picture: Buffer) => Promise.resolve(picture), 'black and white': halftone };
/** Only reported: how much too far away a phone may be. */
const farther = 1.5;

interface Case {
  readonly what: string;
  readonly id: number;
  readonly place: string;
  readonly address: string;
  readonly languages: 'en' | 'en-es';
}

/** Every print, photographed by a phone at its stated distance and read by three decoders; and its PDF. */
export const measure: Measure = async () => {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    return await measurePrints(browser, product.url);
  } finally {
    await browser.close();
    await product.stop();
  }
};

async function measurePrints(browser: Browser, baseURL: string): Promise<boolean> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: printScale });
  const page = await context.newPage();
  await signUp(page.request);
  const cases = [
    await makeCase(page, 'short names', 'en', 'Bright Harbor Dental', 'Front desk'),
    await makeCase(
      page,
      'longest names',
      'en-es',
      'W'.repeat(12).concat(' Community').repeat(5).slice(0, 120),
      longPlace,
    ),
  ];
  let good = true;
  for (const format of Object.keys(distances) as (keyof typeof distances)[]) {
    for (const paper of papers) {
      for (const one of cases) {
        const { id, place, languages } = one;
        await openPrint(page, { id, place, format, paper, languages });
        const rows = await readCodes(page, `${format}, ${paper}, ${one.what}`, one, distances[format]);
        if (format !== 'strip') rows.push(await pdfRow(page, `${format}, ${paper}, ${one.what}`));
        good = print(rows) && good;
      }
    }
  }
  return good;
}

async function pdfRow(page: Page, what: string): Promise<Row> {
  const { pages } = await printToPdf(page);
  return { what: `${what}: pages of the PDF`, value: pages, unit: '', reach: 1 };
}

const longPlace = 'Second waiting room beside the X-ray lab';

async function makeCase(
  page: Page,
  what: string,
  languages: Case['languages'],
  name: string,
  place: string,
): Promise<Case> {
  const { id, slug } = await makeBusiness(page.request, { name });
  const response = await page.request.post(`/api/businesses/${id}/places`, { data: { name: place, kind: 'desk' } });
  const { code } = (await response.json()) as { code: string };
  const { origin } = new URL(response.url());
  return { what, id, place: code, languages, address: `${origin}/thumbs-up-down/${slug}?p=${code}` };
}

async function readCodes(page: Page, what: string, { address }: Case, distance: number): Promise<Row[]> {
  const all = await printedCodes(page);
  // All copies on a sheet are alike.
  const codes = [all[0], all.length > 1 ? all.at(-1) : undefined].filter((code) => code !== undefined);
  const rows: Row[] = [];
  for (const [ink, printed] of Object.entries(inks)) {
    const unread = { jsQR: 0, ZXing: 0, ZBar: 0 };
    let far = 0;
    for (const code of codes) {
      const picture = await printed(code);
      const near = await photograph({ picture, pixelsPerMillimeter, distanceMillimeters: distance });
      const away = await photograph({ picture, pixelsPerMillimeter, distanceMillimeters: distance * farther });
      for (const name of ['jsQR', 'ZXing', 'ZBar'] as const) {
        if ((await decoders[name](near)) !== address) unread[name] += 1;
        if ((await decoders[name](away)) === address) far += 1;
      }
    }
    const value = unread.jsQR + unread.ZXing + unread.ZBar;
    const tries = codes.length * 3;
    const reference = `${tries - value} of ${tries} read; from ${farther} times as far ${far}; unread ${JSON.stringify(unread)}`;
    rows.push({ what: `${what}, ${ink}: unread codes`, value, unit: '', reach: 0, reference });
  }
  return rows;
}

/** Dots as a laser printer makes them: every pixel is black or white. */
async function halftone(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).flatten().grayscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const dots = data.map((gray, index) => {
    const threshold = bayer[(Math.floor(index / width) % 4) * 4 + ((index % width) % 4)] ?? 0;
    return gray > (threshold + 0.5) * 16 ? 255 : 0;
  });
  return sharp(dots, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
