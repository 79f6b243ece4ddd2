import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Inbox } from '../owner/inbox/Inbox.tsx';
import { dental } from './fake-inbox.ts';
import { openScreen } from './open-screen.tsx';

export const row = (id: number) => screen.findByRole('link', { name: new RegExp(`message number ${id}\\.`) });
export const rows = () => screen.queryAllByRole('link', { name: /message number/ });
export const heading = (name: string) => screen.findByRole('heading', { name });
export const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^(Reply|Note)$/ });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const focused = (id: number) => waitFor(async () => expect(document.activeElement).toBe(await row(id)));

export async function openInbox(address = '/dashboard?tab=inbox') {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const user = openScreen(<Inbox businesses={[dental]} />, address);
  await screen.findByRole('button', { name: /^Waiting/ });
  return user;
}
