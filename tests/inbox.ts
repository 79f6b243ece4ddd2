import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixture.ts';

/** Sends private feedback as a customer. */
export async function sendFeedback(
  request: APIRequestContext,
  businessId: number,
  feedback: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const data = { businessId, feedback, ...more };
  expect((await request.post(`/api/businesses/${businessId}/send-feedback`, { data })).status()).toBe(200);
}

export const rows = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('link');
export const row = (page: Page, words: string) => rows(page).filter({ hasText: words });
export const message = (page: Page) => page.getByRole('article');
export const box = (page: Page) => page.getByRole('textbox', { name: /^(Reply|Note)$/ });
export const state = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
