import type { Page } from '@playwright/test';

export interface PrintChoice {
  readonly id: number;
  readonly format: string;
  readonly paper: 'a4' | 'letter';
  readonly place?: string;
  readonly languages?: 'en' | 'en-es';
}

/** CSS defines 96 pixels to the inch. */
export const cssPixelsPerMillimeter = 96 / 25.4;

export async function openPrint(page: Page, { id, ...choice }: PrintChoice): Promise<void> {
  await page.goto(`/print/${id}?${new URLSearchParams(choice)}`);
  await page.getByRole('combobox', { name: 'Place' }).waitFor();
}

/** Each piece of paper that carries one code: a poster, a card, a sticker, a face. */
export async function printedPieces(page: Page): Promise<Buffer[]> {
  await page.emulateMedia({ media: 'print' });
  const pieces = page.locator('article, .strip-print > svg');
  const pictures: Buffer[] = [];
  for (const piece of await pieces.all()) pictures.push(await piece.screenshot());
  await page.emulateMedia({ media: 'screen' });
  return pictures;
}

export interface PrintedPdf {
  readonly file: Buffer;
  readonly pages: number;
  /** Of the first page, in millimeters. */
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
