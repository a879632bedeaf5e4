import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/browser/find-chromium.ts';
import { clockAhead } from './tests/support/clock/test-clock.ts';

const port = Number(process.env.TEST_PORT ?? 4100);

/** Both projects run against the real shop: its own server, database and build, with a data folder per run. */
export default defineConfig({
  testDir: 'tests',
  // Upper bounds for a stalled machine; no test waits longer than necessary.
  timeout: 240_000,
  fullyParallel: true,
  // One more than a small machine has cores, because a journey often waits (for frames, for late partners).
  workers: 3,
  // Only a test whose browser has stopped drawing is retried: tests/support/test.ts (docs/decisions/0013-test-levels.md).
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  snapshotPathTemplate: '{testDir}/visual/baselines/{testFileName}/{arg}{ext}',
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
  use: {
    ...devices['Desktop Chrome'],
    // Animations cost CPU time on every page. Suites about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
    // No traces: they take a screenshot at each key press, which doubles the time of keyboard tests (`npx playwright test --trace on`
    // enables them). No screenshots by Playwright either: even 'only-on-failure' takes one of every test. tests/support/test.ts takes one
    // of a failed test.
    screenshot: 'off',
  },
  webServer: {
    command: 'node --import ./tests/support/clock/shift-server.ts scripts/test/serve.ts',
    url: `http://localhost:${port}/en-us`,
    timeout: 240_000,
    env: { PORT: String(port), PARTNERS_PORT: String(port + 1), TEST_CLOCK_AHEAD: String(clockAhead) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  projects: [
    { name: 'journeys', testMatch: 'browser/**/*.spec.ts' },
    // Whole pages with all their pictures, which the first run draws.
    { name: 'visual', testMatch: 'visual/**/*.spec.ts' },
  ],
});
