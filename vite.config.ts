import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { buildBrowserRegistry } from './scripts/vite/browser-registry.ts';
import { bundleGroups } from './scripts/vite/bundle-groups.ts';
import { compileStyles, readSharedClasses } from './scripts/vite/compile-styles.ts';
import { patchPreloadHelper } from './scripts/vite/patches/patch-preload-helper.ts';
import { patchRouter } from './scripts/vite/patches/patch-router.ts';
import { createStableStyleIds } from './scripts/vite/stable-style-ids.ts';
import { styledComponents } from './scripts/vite/styled-components.ts';

/** The shop. Its server build is one module that creates a fetch handler (storefront/server.ts); server/ serves it over HTTP. */
export default defineConfig(({ command }) => ({
  plugins: [
    buildBrowserRegistry(),
    createStableStyleIds(),
    compileStyles({ shared: readSharedClasses }),
    patchRouter(),
    patchPreloadHelper(),
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
