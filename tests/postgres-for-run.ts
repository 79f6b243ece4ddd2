import { startMigratedPostgres } from './migrated-postgres.ts';
import { type PoolMode, startPooler } from './pooler.ts';

/** One PostgreSQL for the whole run. Each test file creates its own database in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startMigratedPostgres();
  const mode = process.env.TEST_POOLER;
  const pooler = mode ? await startPooler(new URL(postgres.url), mode as PoolMode) : null;
  process.env.TEST_POSTGRES_URL = pooler?.url ?? postgres.url;
  return async () => {
    await pooler?.stop();
    await postgres.stop();
  };
}
