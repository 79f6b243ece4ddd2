import { startPostgres } from './postgres.ts';

/** One PostgreSQL for the whole run. Each test file creates its own database in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = postgres.url;
  return postgres.stop;
}
