import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/browser/find-chromium.ts';

const port = Number(process.env.TEST_PORT ?? 4100);

/** Both projects run against the real shop: its own server, database and build, on a data folder of the run's own. */
export default defineConfig({
  testDir: 'tests',
  // Upper bounds for a machine that is busy; nothing waits longer than it must.
  timeout: 60_000,
  fullyParallel: true,
  // One more than a small machine has cores: a journey waits (for frames, for late partners) while others compute.
  workers: 3,
  // Only a test whose browser had stopped drawing runs again: tests/support/test.ts (docs/decisions/0029-test-runs.md).
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  snapshotPathTemplate: '{testDir}/visual/baselines/{testFileName}/{arg}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
    // A trace photographs the page at each key press, which doubles the time of a walk by keyboard: `npx playwright test --trace on` has it.
    // Nor Playwright's own screenshots: even those 'only-on-failure' are taken of every test, before it is known whether it fails.
    // tests/support/test.ts takes one of a test that has failed.
    screenshot: 'off',
  },
  webServer: {
    command: 'node scripts/test/serve.ts',
    url: `http://localhost:${port}/en-us`,
    timeout: 240_000,
    env: { PORT: String(port), PARTNERS_PORT: String(port + 1) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  projects: [
    { name: 'journeys', testMatch: 'browser/**/*.spec.ts' },
    // Whole pages with all their pictures, drawn anew on the first run.
    { name: 'visual', testMatch: 'visual/**/*.spec.ts', timeout: 90_000 },
  ],
});
