import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { styledComponents } from './scripts/vite/styled-components.ts';

/** The host's modules that every page runs. Dialogs and other routes come when they are asked for. */
const shell =
  /[\\/](?:engine|blocks[\\/]index|storefront[\\/](?:root|canvas-view|browser-blocks|page|pieces|host(?![\\/]dialog-outlet)|routes[\\/](?:shop|page)))/;

/** Few files: each costs about half a kB in headers. What every page needs is one, what acting blocks share another. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|styled-components|stylis|tslib|@emotion)[\\/]|preload-helper|rolldown[\\/]runtime/,
  },
  { name: 'shell', test: shell },
  { name: 'parts', test: /[\\/](?:blocks[\\/]parts|ui)[\\/]/, minShareCount: 2 },
];

/** The shop. The server side is one module that makes a fetch handler (storefront/server.ts); scripts/ puts it behind HTTP. */
export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  oxc: styledComponents({ development: command === 'serve' }),
  ssr: { noExternal: ['styled-components'] },
  build: {
    assetsInlineLimit: 0,
    // Read at the start, to preload the code of the blocks that a page shows.
    manifest: true,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: 'storefront/server.ts' } } },
  },
}));
