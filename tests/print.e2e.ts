import sharp from 'sharp';
import { makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, expectAccessibleInBothThemes, phone, test } from './fixture.ts';
import { decoders } from './prints/decoders.ts';
import { photograph } from './prints/phone-camera.ts';
import { openPrint, pixelsPerMillimeter, printedCodes, printScale, printToPdf } from './prints/sheets.ts';
import { readQr } from './read-qr.ts';

test.use(desktop);

const longName = `Saint Bartholomew ${'Community Orthopaedic & Physiotherapy '.repeat(3)}`.slice(0, 119).concat('l');
const longPlace = 'Second waiting room beside the X-ray lab';

async function prepare(request: Parameters<typeof signUp>[0], name: string, place: string) {
  await signUp(request);
  const business = await makeBusiness(request, { name });
  const data = { name: place, kind: 'desk' };
  const response = await request.post(`/api/businesses/${business.id}/places`, { data });
  const { code } = (await response.json()) as { code: string };
  const { id, slug } = business;
  return { id, slug, code, path: `/thumbs-up-down/${slug}?p=${code}` };
}

test.describe('as printed', () => {
  test.use({ deviceScaleFactor: printScale });

  for (const [format, millimeters, pieces] of [
    ['wall', 1400, 1],
    ['tent', 600, 2],
    ['stickers', 250, 24],
  ] as const) {
    test(`a phone reads the ${format} at its printed distance, and counts its place`, async ({ page, baseURL }) => {
      const { id, code, path } = await prepare(page.request, 'Bright Harbor Dental', 'Front desk');
      await openPrint(page, { id, place: code, format, paper: 'a4' });
      const printed = await printedCodes(page);
      expect(printed).toHaveLength(pieces);
      // All stickers are alike.
      for (const picture of printed.slice(0, 2)) {
        const shot = { picture, pixelsPerMillimeter, distanceMillimeters: millimeters };
        expect(await decoders.ZXing(await photograph(shot))).toBe(`${baseURL}${path}`);
      }
    });
  }
});

test('PK-3 every sheet is one page of its size, with long names and two languages', async ({ page }) => {
  const { id, code } = await prepare(page.request, longName, longPlace);
  for (const [format, paper, width, height] of [
    ['poster', 'a4', 210, 297],
    ['poster', 'letter', 215.9, 279.4],
    ['wall', 'letter', 215.9, 279.4],
    ['card', 'a4', 105, 148],
    ['card', 'letter', 101.6, 152.4],
    ['cards', 'a4', 210, 297],
    ['tent', 'letter', 215.9, 279.4],
    ['stickers', 'a4', 210, 297],
  ] as const) {
    await openPrint(page, { id, place: code, format, paper, languages: 'en-es' });
    await expect(page.getByText(longPlace).last()).toBeVisible();
    const { pages, size } = await printToPdf(page);
    expect(pages, `pages of ${format}`).toBe(1);
    // The browser rounds to whole CSS pixels.
    expect(Math.abs(size[0] - width), `${format} ${size}`).toBeLessThan(0.4);
    expect(Math.abs(size[1] - height), `${format} ${size}`).toBeLessThan(0.4);
    const cut = await page.evaluate(
      () => [...document.querySelectorAll('.fits')].filter((box) => box.scrollHeight > box.clientHeight + 1).length,
    );
    expect(cut, `cut in ${format}`).toBe(0);
  }
});

test('PK-5 the strip downloads as SVG and PNG, both with the code of the place', async ({ page, baseURL }) => {
  const { id, slug, code, path } = await prepare(page.request, 'Bright Harbor Dental', 'Invoice');
  await openPrint(page, { id, place: code, format: 'strip', paper: 'a4' });
  for (const type of ['svg', 'png']) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${type.toUpperCase()}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${slug}-invoice-strip.${type}`);
    const picture = sharp(await download.path(), { density: 150 });
    const { width, height } = await picture.metadata();
    expect(width / height).toBeCloseTo(180 / 36, 1);
    // 180 mm at 600 dots per inch.
    if (type === 'png') expect(width).toBe(4252);
    const { code: found } = readQr(await picture.resize({ width: 1400 }).png().toBuffer());
    expect(found?.data).toBe(`${baseURL}${path}`);
  }
});

test('someone else’s kit is not shown', async ({ page, visitor }) => {
  const owner = await visitor();
  const { id } = await prepare(owner.request, 'Bright Harbor Dental', 'Front desk');
  await signUp(page.request);
  await page.goto(`/print/${id}`);
  await expect(page.getByRole('alert').getByText('404: Business not found')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the kit fits, in both themes, and paper stays white', async ({ page }) => {
    const { id } = await prepare(page.request, 'Bright Harbor Dental', 'Front desk');
    for (const format of ['poster', 'stickers', 'strip', 'tag']) {
      await openPrint(page, { id, format, paper: 'a4', languages: 'en-es' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await expectAccessibleInBothThemes(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPrint(page, { id, format: 'poster', paper: 'a4' });
    await expect(page.locator('[data-page] > div')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
