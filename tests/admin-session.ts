import type { APIRequestContext } from '@playwright/test';
import { newAccount, signIn, signUp } from './people.ts';

const administrator = newAccount({ name: 'Ada Admin', email: 'admin@example.org' });

/** Signs in as the administrator of the product under test, whom the first journey that needs one makes. */
export async function signInAsAdmin(request: APIRequestContext): Promise<void> {
  const { email, password } = administrator;
  const known = await request.post('/api/login', { data: { email, password } });
  if (known.ok()) return;
  await signUp(request, administrator);
  await signIn(request, administrator);
}
