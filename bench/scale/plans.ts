import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db } from '../../src/server/db/database.ts';
import { openPool } from '../../src/server/db/postgres.ts';

/** Runs `work` and prints the executed plan of each statement. */
export async function printPlans(url: string, title: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  // Uses the product's connection settings, which influence the planner.
  const pool = openPool({ url, connections: 1, patient: true });
  try {
    const client = await pool.connect();
    const plans: string[] = [];
    client.on('notice', ({ message = '' }) => plans.push(message));
    await client.query("load 'auto_explain'");
    await client.query('set auto_explain.log_min_duration = 0');
    await client.query('set auto_explain.log_analyze = on');
    await client.query('set client_min_messages = log');
    await work(drizzle(client) as unknown as Db);
    console.log(`\nPlans: ${title}`);
    for (const plan of plans) for (const line of nodesOf(plan)) console.log(`  ${line}`);
    client.release();
  } catch (error) {
    console.log(`No plans here: ${error instanceof Error ? error.message : error}`);
  }
  await pool.end();
}

/** The nodes of a plan with actual times, without estimates and query text. */
function nodesOf(plan: string): string[] {
  const [duration = '', ...lines] = plan.split('\n');
  const nodes = lines.filter((line) => /\(cost=|Filter:|Index Cond:|Workers Launched/.test(line));
  return [
    duration.replace(/\s*plan:.*/, ''),
    ...nodes.map((line) => `  ${line.replace(/\(cost=[^)]*\)\s*/, '').trimEnd()}`),
  ];
}
