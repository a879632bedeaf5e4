import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/browser/find-chromium.ts';
import { findPostgresObstacle } from './backend/testing/start-postgres.ts';
import roomTable from './rooms.json' with { type: 'json' };
import { LongestFirst } from './scripts/test/longest-first.ts';
import { styledComponents } from './scripts/vite/styled-components.ts';
import { clockAhead } from './tests/support/clock/test-clock.ts';

/** Every module, and the tests outside of them. */
const rooms = `{${[...Object.keys(roomTable.rooms), 'tests'].join(',')}}`;

/** A function: Vitest writes a project's name into its instances, so projects must not share them. */
const createBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
    contextOptions: { reducedMotion: 'reduce' as const },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Dependencies of browser tests, bundled before the first test starts: Vite reloads the page when it discovers more later. */
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server.browser',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'styled-components',
    'sanitize-html',
    '@tanstack/react-query',
    'openapi-fetch',
    'react-hook-form',
    'react-router',
    'libphonenumber-js/core',
    'libphonenumber-js/max/metadata',
    '@testing-library/react',
    'axe-core',
  ],
};

/** Upper bounds for a stalled machine, like those of playwright.config.ts. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

/** Tests of the backend's database. */
const onDatabase = ['backend/**/*.test.ts', 'tests/contracts/calls.test.ts'];
/**
 * Backend tests without a database, and those whose result may differ on the embedded engine: migrations, files, sorting, text search,
 * transactions.
 */
const onEmbedded = [
  'backend/{database,images,content}/**/*.test.ts',
  'backend/catalog/search-products.test.ts',
  'backend/orders/orders.test.ts',
];

/**
 * TEST_DATABASE=postgres, set by `npm test`, runs the backend's suite on a real server; otherwise all of it runs on the embedded engine.
 */
const noPostgres = process.env.TEST_DATABASE === 'postgres' ? findPostgresObstacle() : 'not asked for';
if (process.env.TEST_DATABASE === 'postgres' && noPostgres) console.warn(`The backend's tests run on the embedded database: ${noPostgres}`);

const postgres = {
  test: {
    name: 'postgres',
    environment: 'node' as const,
    include: onDatabase,
    exclude: ['**/node_modules/**', 'backend/{database,images,content}/**'],
    ...patience,
    isolate: false,
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['backend/testing/postgres-setup.ts'],
  },
};

export default defineConfig({
  test: {
    // By default a run leaves one core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx', ...(noPostgres ? [] : globSync(onDatabase, { exclude: onEmbedded }))],
          ...patience,
          // Files that share a worker share its modules, which then load once instead of 150 times. No module has state that could affect
          // another test.
          isolate: false,
          env: { TEST_DATABASE: 'pglite' },
        },
        oxc: styledComponents({ development: true }),
      },
      ...(noPostgres ? [] : [postgres]),
      {
        plugins: [react()],
        oxc: styledComponents({ development: true }),
        optimizeDeps,
        test: {
          name: 'browser',
          include: [`${rooms}/**/*.browser.test.tsx`],
          setupFiles: [
            'tests/support/browser/set-clock.ts',
            'tests/support/browser/clear-storage.ts',
            'tests/support/browser/wait-longer.ts',
          ],
          env: { TEST_CLOCK_AHEAD: String(clockAhead) },
          ...patience,
          isolate: false,
          browser: createBrowser(),
        },
      },
      {
        // Run the other brand with: STORY_BRAND=solvane npx vitest run --project stories
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { brand: process.env.STORY_BRAND ?? 'tarnfell' } })],
        optimizeDeps,
        test: {
          name: 'stories',
          setupFiles: ['tests/support/browser/set-clock.ts'],
          env: { TEST_CLOCK_AHEAD: String(clockAhead) },
          ...patience,
          isolate: false,
          browser: createBrowser(),
        },
      },
    ],
  },
});
