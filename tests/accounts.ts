import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { codeIn, type Mailbox } from './mailbox.ts';

/** A user with an account. */
export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function newAccount(known: Partial<Account> = {}): Account {
  return {
    name: 'Rosa Fields',
    // Six digits in a row would look like a code.
    email: `rosa.${randomUUID().slice(0, 4)}.${randomUUID().slice(0, 4)}@example.org`,
    password: 'four green bicycles',
    ...known,
  };
}

/** The mail server of each product that sends its emails, by the product's origin; any other shows them by preview links. */
export const mailboxes = new Map<string, Mailbox>();

async function answered(response: APIResponse): Promise<unknown> {
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Registers, reads the code from the preview link or the mailbox, verifies and signs in; the cookie stays in `request`. */
export async function signUp(request: APIRequestContext, known: Partial<Account> = {}): Promise<Account> {
  const account = newAccount(known);
  const { name, email, password } = account;
  const data = { name, email, username: email, password, confirmPassword: password };
  const response = await request.post('/api/register', { data });
  const registered = (await answered(response)) as { devEmailPreview?: string };
  const message = registered.devEmailPreview
    ? await (await request.get(registered.devEmailPreview)).text()
    : (await mailboxes.get(new URL(response.url()).origin)?.waitFor(email, /\b\d{6}\b/))?.text;
  const code = codeIn(message ?? '');
  await answered(await request.post('/api/verify-code', { data: { email, code } }));
  await signIn(request, account);
  return account;
}

export async function signIn(request: APIRequestContext, account: Account): Promise<void> {
  const { email, password } = account;
  await answered(await request.post('/api/login', { data: { email, password } }));
}

export interface MadeBusiness {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** A business of the signed-in user. */
export async function makeBusiness(
  request: APIRequestContext,
  known: Readonly<Record<string, unknown>> = {},
): Promise<MadeBusiness> {
  const data = {
    name: 'Bright Harbor Dental',
    nickname: 'Bright Harbor',
    city: 'Portland',
    state: 'Oregon',
    feedbackEmail: 'frontdesk@example.org',
    contactName: 'Rosa Fields',
    googleCategory1: 'Dentist',
    reviewUrl: 'https://g.page/r/bright-harbor/review',
    facebookUrl: 'https://www.facebook.com/brightharbor/reviews',
    ...known,
  };
  return (await answered(await request.post('/api/businesses', { data }))) as MadeBusiness;
}
