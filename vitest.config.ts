import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/browser/find-chromium.ts';
import { whyNoPostgres } from './backend/testing/start-postgres.ts';
import { styledComponents } from './scripts/vite/styled-components.ts';

const rooms = '{validation,engine,blocks,ui,commerce,backend,partners,settings,storefront,showcase,scripts,tests}';

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
};

/** Everything that a browser test may reach is bundled before the first one starts: Vite reloads the page when it finds more on the way. */
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
    'react-aria-components/Dialog',
    'react-aria-components/Heading',
    'react-aria-components/Modal',
    '@testing-library/react',
    'axe-core',
  ],
};

const noPostgres = whyNoPostgres();
if (noPostgres) console.warn(`The backend's tests on PostgreSQL are skipped: ${noPostgres}`);

/** The backend's suite once more, on the real PostgreSQL; what never asks the database is left out. */
const postgres = {
  test: {
    name: 'postgres',
    environment: 'node' as const,
    include: ['backend/**/*.test.ts', 'tests/contracts/calls.test.ts'],
    exclude: ['**/node_modules/**', 'backend/{database,images,content}/**'],
    testTimeout: 20_000,
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['backend/testing/postgres-setup.ts'],
  },
};

export default defineConfig({
  test: {
    // Left to itself a run keeps one core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
          testTimeout: 20_000,
        },
        oxc: styledComponents({ development: true }),
      },
      ...(noPostgres ? [] : [postgres]),
      {
        plugins: [react()],
        oxc: styledComponents({ development: true }),
        optimizeDeps,
        test: { name: 'browser', include: [`${rooms}/**/*.browser.test.tsx`], browser },
      },
      {
        // The other brand: STORY_BRAND=solvane npx vitest run --project stories
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { brand: process.env.STORY_BRAND ?? 'tarnfell' } })],
        optimizeDeps,
        test: { name: 'stories', browser },
      },
    ],
  },
});
