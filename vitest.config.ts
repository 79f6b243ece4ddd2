import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// A test touches a database when it takes the real app from src/server/testing: such tests run once on each database.
const database = globSync('src/server/**/*.test.ts').filter((file) =>
  /from '(\.\.?\/)+(server\/)?testing\//.test(readFileSync(file, 'utf8')),
);
// What these assert happens before any statement reaches a database: PostgreSQL alone is enough.
const beforeDatabase = ['src/server/http/caller.test.ts', 'src/server/http/same-origin.test.ts'];
const nowhere = ['src/no-test-yet.test.ts'];
const databaseTests = database.length > 0 ? database : nowhere;

export default defineConfig({
  test: {
    // Two cores: a third worker only makes every test slower.
    maxWorkers: 2,
    // Hooks start, fill and stop real databases and build the pages: on a busy machine that is more than ten seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
    reporters: ['default', './tests/report.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: database,
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: databaseTests,
          exclude: beforeDatabase,
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: './tests/embedded-for-run.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: databaseTests,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './tests/postgres-for-run.ts',
        },
      },
    ],
  },
});
