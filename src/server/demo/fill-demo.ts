import { sql } from 'drizzle-orm';
import { hashPassword } from '../accounts/password.ts';
import { changeRole } from '../accounts/role-store.ts';
import { activateUser } from '../accounts/store.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { openConfigured } from '../db/open.ts';
import { feedback } from '../feedback/tables.ts';
import { jsonLog } from '../http/log.ts';
import { addMember } from '../teams/store.ts';
import { demoBakery, demoBakeryMessages, demoBusiness, demoColleagues, demoMessages, demoOwner } from './example.ts';
import { demoBakeryInsights, demoInsights } from './example-insights.ts';
import { addInvitations } from './example-invitations.ts';
import { fillInsights } from './fill-insights.ts';

export async function fillDemo(): Promise<{ slug: string }> {
  const config = readConfig(process.env);
  const log = jsonLog(() => {});
  const database = await openConfigured(config, log);
  const app = await buildApp({ config, database, log });
  const { name, email, password } = demoOwner;
  const passwordHash = await hashPassword(password);
  await database.transact(async (tx) => {
    const userId = await activateUser(tx, { name, email, passwordHash });
    if (userId !== null) await changeRole(tx, 'The command npm run demo', userId, true);
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
    await addMessages(tx, id, demoMessages);
    await addMessages(tx, bakery.id, demoBakeryMessages);
    await fillInsights(tx, id, [demoBusiness.googleCategory1], demoInsights);
    await fillInsights(tx, bakery.id, [demoBakery.googleCategory1], demoBakeryInsights);
    await addInvitations(tx, id, config.secretKey);
    for (const { role, ...colleague } of demoColleagues) {
      const userId = await activateUser(tx, { ...colleague, passwordHash });
      if (userId !== null) await addMember(tx, { id }, userId, role);
    }
  });
  await app.close();
  await database.close();
  return { slug };
}

type Messages = typeof demoMessages | typeof demoBakeryMessages;

async function addMessages(tx: Db, businessId: number, said: Messages): Promise<void> {
  const messages = said.map((message, index) => {
    const createdAt = sql`now() - make_interval(days => ${(said.length - index) * 4}::int, hours => ${index + 2}::int)`;
    return { ...message, businessId, contentHash: `demo ${businessId} ${index}`, createdAt, waitingSince: createdAt };
  });
  await tx.insert(feedback).values(messages as unknown as (typeof feedback.$inferInsert)[]);
}
