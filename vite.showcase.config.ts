import { defineConfig } from 'vite';
import { compileStyles } from './scripts/vite/compile-styles.ts';
import { createStableStyleIds } from './scripts/vite/stable-style-ids.ts';
import { styledComponents } from './scripts/vite/styled-components.ts';

/** The showcase: a server module that creates a fetch handler, and one script for the browser. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [createStableStyleIds(), compileStyles()],
  oxc: styledComponents({ development: command === 'serve' }),
  ssr: { noExternal: ['styled-components'] },
  publicDir: false,
  build: {
    outDir: isSsrBuild ? 'build/showcase/server' : 'build/showcase/client',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: isSsrBuild ? 'showcase/server.tsx' : 'showcase/client.tsx' },
  },
}));
