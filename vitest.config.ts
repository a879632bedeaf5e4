import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/browser/find-chromium.ts';
import { styledComponents } from './scripts/vite/styled-components.ts';

const rooms = '{engine,blocks,ui,commerce,backend,storefront,showcase,scripts,tests}';

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
    'react-aria-components/Dialog',
    'react-aria-components/Heading',
    'react-aria-components/Modal',
    '@testing-library/react',
    'axe-core',
  ],
};

export default defineConfig({
  test: {
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
