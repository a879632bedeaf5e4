import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserRegistry } from './scripts/vite/browser-registry.ts';
import { bundleGroups } from './scripts/vite/bundle-groups.ts';
import { compileStyles, readSharedClasses } from './scripts/vite/compile-styles.ts';
import { leaveOutBranches } from './scripts/vite/leave-out-branches.ts';
import { leaveOutInstrumentation } from './scripts/vite/leave-out-instrumentation.ts';
import { leaveOutPreloads } from './scripts/vite/leave-out-preloads.ts';
import { leaveOutUnused } from './scripts/vite/leave-out-unused.ts';
import { stableStyleIds } from './scripts/vite/stable-style-ids.ts';
import { styledComponents } from './scripts/vite/styled-components.ts';

/** The shop. Its server build is one module that creates a fetch handler (storefront/server.ts); server/ serves it over HTTP. */
export default defineConfig(({ command }) => ({
  plugins: [
    browserRegistry(),
    stableStyleIds(),
    compileStyles({ shared: readSharedClasses }),
    leaveOutInstrumentation(),
    leaveOutBranches(),
    leaveOutUnused(),
    leaveOutPreloads(),
    reactRouter(),
  ],
  oxc: styledComponents({ development: command === 'serve' }),
  ssr: { noExternal: ['styled-components'] },
  build: {
    assetsInlineLimit: 0,
    // Read at startup, to preload the code of the blocks on a page.
    manifest: true,
    // The page's own list preloads the imports of a block already.
    modulePreload: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: bundleGroups } } } } },
    ssr: { build: { rolldownOptions: { input: 'storefront/server.ts' } } },
  },
}));
