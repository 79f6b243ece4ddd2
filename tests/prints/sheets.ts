import type { Page } from '@playwright/test';
import sharp, { type Region } from 'sharp';

interface PrintChoice {
  readonly id: number;
  readonly format: string;
  readonly paper: 'a4' | 'letter';
  readonly place?: string;
  readonly languages?: 'en' | 'en-es';
}

/** For the browser: four pixels to a CSS pixel are 384 dots per inch. */
export const printScale = 4;
export const pixelsPerMillimeter = (printScale * 96) / 25.4;

export async function openPrint(page: Page, { id, ...choice }: PrintChoice): Promise<void> {
  await page.goto(`/print/${id}?${new URLSearchParams(choice)}`);
  await page.getByRole('region', { name: /^Preview/ }).waitFor();
}

/** What a phone pointed at each printed code has in the middle of its picture: the code and what is around it. */
export async function printedCodes(page: Page): Promise<Buffer[]> {
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-page], section > div > svg[width$="mm"]');
  const sheet = await paper.screenshot();
  const boxes = await paper.evaluate((element) => {
    const origin = element.getBoundingClientRect();
    return [...element.querySelectorAll('.qr, [shape-rendering]')].map((code) => {
      const box = code.getBoundingClientRect();
      const around = box.width / 3;
      const left = Math.max(box.left - around, origin.left);
      const top = Math.max(box.top - around, origin.top);
      const width = Math.min(box.right + around, origin.right) - left;
      const height = Math.min(box.bottom + around, origin.bottom) - top;
      const places = { left: left - origin.left, top: top - origin.top, width, height };
      return Object.entries(places).map(([side, value]) => [side, Math.floor(value * devicePixelRatio)] as const);
    });
  });
  await page.emulateMedia({ media: null });
  return Promise.all(
    boxes.map((box) =>
      sharp(sheet)
        .extract(Object.fromEntries(box) as unknown as Region)
        .toBuffer(),
    ),
  );
}

interface PrintedPdf {
  readonly file: Buffer;
  readonly pages: number;
  /** Size of the first page in millimeters. */
  readonly size: readonly [number, number];
}

/** As the browser's print dialog makes it. */
export async function printToPdf(page: Page): Promise<PrintedPdf> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const text = file.toString('latin1');
  const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(text) ?? [];
  const millimeters = (points: string | undefined) => Math.round((Number(points) * 254) / 72) / 10;
  return {
    file,
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    size: [millimeters(width), millimeters(height)],
  };
}
