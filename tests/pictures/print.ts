import type { Page } from '@playwright/test';
import type { Picture, World } from '../screens.ts';

const open =
  (search: string, which: 'business' | 'branded' = 'business') =>
  (page: Page, world: World) =>
    page.goto(`/print/${world[which].id}?${search}`);

/** Prints of the kit. Their sheets stay white in dark mode. */
export const pictures: readonly Picture[] = [
  { name: 'print-poster', as: 'owner', open: open('paper=a4') },
  { name: 'print-poster-branded', as: 'owner', open: open('paper=letter&languages=en-es', 'branded') },
  { name: 'print-wall', as: 'owner', open: open('format=wall&paper=a4') },
  { name: 'print-card', as: 'owner', open: open('format=card&paper=a4&languages=en-es', 'branded') },
  { name: 'print-cards', as: 'owner', open: open('format=cards&paper=letter') },
  { name: 'print-tent', as: 'owner', open: open('format=tent&paper=a4') },
  { name: 'print-stickers', as: 'owner', open: open('format=stickers&paper=a4') },
  { name: 'print-stickers-letter', as: 'owner', open: open('format=stickers&paper=letter&languages=en-es', 'branded') },
  { name: 'print-strip', as: 'owner', open: open('format=strip') },
  { name: 'print-strip-spanish', as: 'owner', open: open('format=strip&languages=en-es', 'branded') },
  { name: 'print-tag', as: 'owner', open: open('format=tag') },
  { name: 'print-unknown-place', as: 'owner', open: open('format=wall&place=gone') },
  { name: 'print-inactive', as: 'owner', open: (page, { inactive }) => page.goto(`/print/${inactive.id}`) },
  { name: 'print-absent', as: 'owner', open: (page) => page.goto('/print/999999') },
  {
    name: 'business-edit-color',
    as: 'owner',
    open: async (page, { business }) => {
      await page.goto(`/business-edit/${business.id}`);
      await page.getByLabel('Color').fill('#ffb300');
    },
  },
];
