import { sql } from 'drizzle-orm';
import { hashPassword } from '../accounts/password.ts';
import { changeRole } from '../accounts/role-store.ts';
import { activateUser } from '../accounts/store.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { openConfigured } from '../db/open.ts';
import { jsonLog } from '../http/log.ts';
import { addMember } from '../teams/store.ts';
import { demoBakery, demoBusiness, demoColleagues, demoOwner } from './example.ts';
import { demoBakeryInsights, demoInsights } from './example-insights.ts';
import { addInvitations } from './example-invitations.ts';
import { demoBakeryMessages, demoMessages } from './example-messages.ts';
import { fillInsights } from './fill-insights.ts';
import { fillMessages } from './fill-messages.ts';

export async function fillDemo(): Promise<{ slug: string }> {
  const config = readConfig(process.env);
  const log = jsonLog(() => {});
  const database = await openConfigured(config, log);
  const app = await buildApp({ config, database, log });
  const { name, email, password } = demoOwner;
  const passwordHash = await hashPassword(password);
  const ownerId = await database.transact(async (tx) => {
    const userId = await activateUser(tx, { name, email, passwordHash });
    if (userId === null) throw new Error('The demo needs an empty folder');
    await changeRole(tx, 'The command npm run demo', userId, true);
    return userId;
  });
  const login = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
  const cookies = Object.fromEntries(login.cookies.map((cookie) => [cookie.name, cookie.value]));
  const make = async (payload: typeof demoBusiness | typeof demoBakery) => {
    const made = await app.inject({ method: 'POST', url: '/api/businesses', payload, cookies });
    if (made.statusCode !== 201) throw new Error(`The example business was refused: ${made.body}`);
    return made.json<{ id: number; slug: string }>();
  };
  // The list is newest first, and the practice should be on top.
  const bakery = await make(demoBakery);
  const { id, slug } = await make(demoBusiness);
  await database.transact(async (tx) => {
    await fillInsights(tx, id, [demoBusiness.googleCategory1], demoInsights);
    await fillInsights(tx, bakery.id, [demoBakery.googleCategory1], demoBakeryInsights);
    await addInvitations(tx, id, config.secretKey);
    const people = new Map<string, number>([[name, ownerId]]);
    for (const { role, ...colleague } of demoColleagues) {
      const userId = await activateUser(tx, { ...colleague, passwordHash });
      if (userId === null) continue;
      await addMember(tx, { id }, userId, role);
      people.set(colleague.name, userId);
    }
    await backdate(tx);
    await fillMessages(tx, config.secretKey, bakery.id, demoBakeryMessages, people);
    await fillMessages(tx, config.secretKey, id, demoMessages, people);
  });
  await app.inject({ method: 'POST', url: '/api/logout', payload: {}, cookies });
  await app.close();
  await database.close();
  return { slug };
}

/** Everyone and both businesses are older than the oldest visit. */
async function backdate(tx: Db): Promise<void> {
  const ago = sql`interval '120 days'`;
  await tx.execute(sql`update users set created_at = created_at - ${ago}`);
  await tx.execute(sql`update businesses set created_at = created_at - ${ago}`);
  await tx.execute(sql`update memberships set since = since - ${ago}`);
  await tx.execute(sql`update audit_events set created_at = created_at - ${ago}`);
}
