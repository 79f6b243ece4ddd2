import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tests/browser.ts';

// Found once by the main process; the workers inherit the answer.
process.env.CHROMIUM_PATH ||= await findBrowser();

export default defineConfig({
  testDir: 'tests',
  outputDir: 'node_modules/.cache/sayso/e2e',
  globalSetup: './tests/build-for-run.ts',
  // Tests wait for timers, animations and emails half of the time: two workers leave half of two cores idle.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  testMatch: '**/*.e2e.ts',
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/sayso/e2e.json' }]],
  use: {
    ...{ launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserFlags } },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
});
