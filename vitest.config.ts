import { existsSync, globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// Tests that start the real app from src/server/testing need a database. They run on PostgreSQL.
const usesTestApp = /from '(\.\.?\/)+(server\/)?testing\//;
const databaseTests = globSync('src/server/**/*.test.ts').filter((file) =>
  usesTestApp.test(readFileSync(file, 'utf8')),
);

// Tests of components, which need a page. Those that replace a module need modules of their own.
const componentTests = globSync('src/web/**/*.test.{ts,tsx}').filter((file) => {
  const source = readFileSync(file, 'utf8');
  return source.startsWith('// @vitest-environment jsdom') && !source.includes('vi.mock(');
});

// Tests that depend on the driver, on transactions or on locks. They also run on the embedded database.
const bothDatabases = [
  'src/server/accounts/repeating.test.ts',
  'src/server/accounts/session-races.test.ts',
  'src/server/admin/newest-store.test.ts',
  'src/server/analytics/choices.test.ts',
  'src/server/analytics/insights.test.ts',
  'src/server/analytics/migrate-counts.test.ts',
  'src/server/analytics/monday-emails.test.ts',
  'src/server/analytics/steps.test.ts',
  'src/server/backups/dump.test.ts',
  'src/server/backups/nightly.test.ts',
  'src/server/businesses/logo.test.ts',
  'src/server/cleanup.test.ts',
  'src/server/db/migrate.test.ts',
  'src/server/feedback/inbox.test.ts',
  'src/server/feedback/migrate-addresses.test.ts',
  'src/server/feedback/replies.test.ts',
  'src/server/http/hostile-text.test.ts',
  'src/server/http/idempotency.test.ts',
  'src/server/http/two-nodes.test.ts',
  'src/server/invitations/send.test.ts',
  'src/server/invitations/stop-and-erase.test.ts',
  'src/server/mail/leases.test.ts',
  'src/server/reviews/simultaneous.test.ts',
  'src/server/reviews/store.test.ts',
];
const missing = bothDatabases.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`vitest.config.ts lists tests that do not exist: ${missing.join(', ')}`);

export default defineConfig({
  test: {
    // Tests wait for timers, databases and mail half of the time: two workers leave half of two cores idle.
    maxWorkers: 4,
    // Hooks start real databases and build the pages, which takes more than ten seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
    // Classes keep their names, so that a component test can look for one.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', './tests/report.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...databaseTests, ...componentTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: componentTests,
          // Loading jsdom and React again takes longer than most files.
          isolate: false,
          setupFiles: './src/web/testing/fresh-modules.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: databaseTests,
          // Each file starts its own app on its own database. Loading the server again takes longer than most files.
          isolate: false,
          setupFiles: './src/server/testing/cheap-passwords.ts',
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './tests/postgres-for-run.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: bothDatabases,
          isolate: false,
          setupFiles: './src/server/testing/cheap-passwords.ts',
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: './tests/embedded-for-run.ts',
        },
      },
    ],
  },
});
