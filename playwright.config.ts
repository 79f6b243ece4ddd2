import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tests/browser.ts';
import type { WorkerFixtures } from './tests/fixture.ts';

// Found once by the main process; the workers inherit the answer.
process.env.CHROMIUM_PATH ||= await findBrowser();

export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests',
  outputDir: 'node_modules/.cache/sayso/e2e',
  globalSetup: './tests/build-for-run.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What an administrator sees is asked of the database in many ways, so it is looked at on both.
  projects: [
    { name: 'embedded', testMatch: '**/*.e2e.ts', use: { database: 'embedded' } },
    { name: 'PostgreSQL', testMatch: '**/admin-*.e2e.ts', use: { database: 'PostgreSQL' } },
  ],
  reporter: [['list'], ['./tests/e2e-report.ts'], ['json', { outputFile: 'node_modules/.cache/sayso/e2e.json' }]],
  use: {
    ...{ launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserFlags } },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
});
