import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../cleanup.ts';
import { makeBusiness } from '../testing/factories.ts';
import { pngWithTexts } from '../testing/png-with-texts.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let made: Awaited<ReturnType<typeof makeBusiness>>;
beforeAll(async () => {
  test = await startApp();
  made = await makeBusiness(test);
});
afterAll(() => test.close());

const send = (logoUrl: string | null) =>
  made.owner.browser.call(`PATCH /api/businesses/${made.business.id}`, { logoUrl });
const dataUrl = (bytes: Buffer | string, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const picture = (width: number, height: number, background = '#c08040') =>
  sharp({ create: { width, height, channels: 3, background } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>';

describe('a logo', () => {
  it('comes back small, as WebP, without what else the file said, and can run nothing', async () => {
    const photo = await picture(1600, 900)
      .withExif({ IFD0: { Artist: 'Dana at 12 Elm Street' } })
      .jpeg()
      .toBuffer();
    const { logoUrl } = (await send(dataUrl(photo, 'image/jpeg'))).json();
    expect(logoUrl).toMatch(/^\/logo\/[0-9a-f]{32}\.webp$/);
    const served = await new TestBrowser(test.app).call(`GET ${logoUrl}`);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const read = await sharp(served.rawPayload).metadata();
    expect([read.format, read.width, read.height, read.exif]).toEqual(['webp', 320, 180, undefined]);
  });

  it.each(['png', 'webp', 'gif'] as const)('may be %s, and is not made larger than it is', async (format) => {
    const answer = await send(dataUrl(await picture(90, 45).toFormat(format).toBuffer(), `image/${format}`));
    expect(answer.statusCode).toBe(200);
    const served = await new TestBrowser(test.app).call(`GET ${answer.json().logoUrl}`);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 90, height: 45 });
  });

  it('is one picture for two that look alike, goes with null, and stays when it is not sent', async () => {
    const first = (await send(dataUrl(await picture(60, 30).png().toBuffer()))).json().logoUrl;
    await send(null);
    expect((await send(null)).json().logoUrl).toBe(null);
    expect((await send(dataUrl(await picture(60, 30).png({ compressionLevel: 1 }).toBuffer()))).json().logoUrl).toBe(
      first,
    );
    const renamed = await made.owner.browser.call(`PATCH /api/businesses/${made.business.id}`, { city: 'Boone' });
    expect(renamed.json().logoUrl).toBe(first);
  });

  it('may be new 120 times an hour', async () => {
    const next = async (width: number) => send(dataUrl(await picture(width, 30).png().toBuffer()));
    expect((await next(60)).statusCode).toBe(200);
    await test.services.database.db.execute(
      sql`update rate_limit_counters set taken = 119 where key like 'logo changes%'`,
    );
    expect((await next(61)).statusCode).toBe(200);
    const refused = await next(62);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    await test.services.database.db.execute(sql`delete from rate_limit_counters`);
  });

  it.each([
    ['an SVG', dataUrl(svg, 'image/svg+xml')],
    ['an SVG that calls itself PNG', dataUrl(svg)],
    ['a picture of a page', dataUrl('<!doctype html><script>alert(1)</script>', 'text/html')],
    ['the first bytes of a PNG and nothing else', dataUrl(Buffer.from('89504e470d0a1a0a', 'hex'))],
    ['no data URL', 'https://example.com/logo.png'],
  ])('is refused when it is %s', async (_what, logoUrl) => {
    const before = (await made.owner.browser.call(`GET /api/businesses/${made.business.id}`)).json().business.logoUrl;
    const answer = await send(logoUrl);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Invalid file type']);
    const after = (await made.owner.browser.call(`GET /api/businesses/${made.business.id}`)).json().business.logoUrl;
    expect(after).toBe(before);
  });

  it('takes no memory for packed texts, which no one sees', async () => {
    const file = dataUrl(await pngWithTexts(8));
    const peak = () => process.resourceUsage().maxRSS / 1024;
    const before = peak();
    expect((await send(file)).statusCode).toBe(200);
    expect(peak() - before).toBeLessThan(150);
  });

  it('is refused with more frames than any logo has', async () => {
    const still = await picture(4, 4).webp().toBuffer();
    const frames = (count: number) => Buffer.concat([still, Buffer.from('ANMF'.repeat(count))]);
    expect((await send(dataUrl(frames(600), 'image/webp'))).statusCode).toBe(200);
    const refused = await send(dataUrl(frames(601), 'image/webp'));
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'Invalid file type']);
  });

  it('is refused when it is cut short', async () => {
    const whole = await sharp(Buffer.alloc(300 * 300 * 3, 'random bytes'), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    expect((await send(dataUrl(whole.subarray(0, whole.length / 2)))).json().error).toBe('Invalid file type');
  });

  it('is refused by its header when decoding it would take much memory', async () => {
    const deep = (width: number, height: number) => picture(width, height).toColourspace('rgb16');
    const few = 'Logo image must have at most 4 megapixels, such as 2000 by 2000 pixels';
    const plain = 'A GIF, interlaced or 16-bit logo image must have at most 1 megapixel, such as 1000 by 1000 pixels';
    const cases = [
      [picture(2000, 2000).png(), null],
      [picture(2001, 2000).png(), few],
      [picture(2001, 2000).webp(), few],
      [picture(10_000, 100).gif(), null],
      [picture(1001, 1000).gif(), plain],
      [picture(1000, 1000).png({ progressive: true }), null],
      [picture(1001, 1000).png({ progressive: true }), plain],
      [picture(1001, 1000).jpeg({ progressive: true }), plain],
      [deep(1000, 1000).png(), null],
      [deep(1001, 1000).png(), plain],
    ] as const;
    for (const [made, error] of cases) {
      const answer = await send(dataUrl(await made.toBuffer()));
      if (error === null) expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      else expect([answer.statusCode, answer.json().fields]).toEqual([400, { logoUrl: error }]);
    }
  });

  it('is forgotten a day after the last business showed it, and not before', async () => {
    const { db } = test.services.database;
    const colour = async (background: string) =>
      (await send(dataUrl(await picture(60, 30, background).png().toBuffer()))).json().logoUrl;
    const [replaced, shown] = [await colour('#102030'), await colour('#405060')];
    const answers = async () =>
      Promise.all(
        [replaced, shown].map(async (url) => (await new TestBrowser(test.app).call(`GET ${url}`)).statusCode),
      );
    await cleanUp(test.services);
    expect(await answers()).toEqual([200, 200]);
    await db.execute(sql`update logos set created_at = now() - interval '25 hours'`);
    await cleanUp(test.services);
    expect(await answers()).toEqual([404, 200]);
  });

  it('is refused from 3 MB on', async () => {
    const bytes = Buffer.concat([await picture(60, 30).png().toBuffer(), Buffer.alloc(3_145_728)]);
    const atMost = bytes.subarray(0, 3_145_728);
    const answer = await send(dataUrl(bytes.subarray(0, 3_145_729)));
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Logo image must be less than 3MB']);
    expect((await send(dataUrl(atMost))).statusCode).toBe(200);
  });
});
