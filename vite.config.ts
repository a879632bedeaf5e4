import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserRegistry } from './scripts/vite/browser-registry.ts';
import { compileStyles } from './scripts/vite/compile-styles.ts';
import { leaveOutBranches } from './scripts/vite/leave-out-branches.ts';
import { leaveOutInstrumentation } from './scripts/vite/leave-out-instrumentation.ts';
import { leaveOutPreloads } from './scripts/vite/leave-out-preloads.ts';
import { leaveOutUnused } from './scripts/vite/leave-out-unused.ts';
import { stableStyleIds } from './scripts/vite/stable-style-ids.ts';
import { styledComponents } from './scripts/vite/styled-components.ts';

/** The modules that every page runs. What the group takes, it takes with all that it imports, so nothing may stand here that comes later. */
const shell = new RegExp(
  [
    'engine',
    'blocks/index',
    'storefront/(?:root|canvas/|page/|parts/|dialogs/dialogs|commerce/shop-commerce|screen/(?!commerce-view)|screens/content)',
    'storefront/host/',
    'storefront/browser-host/(?:create-host|services-of-page|host-provider)\\.',
    'storefront/routes/shop\\.',
    'commerce/cart/mini-cart/(?:cart-link|cart-count)\\.',
    'commerce/query/commerce-provider\\.',
    'node_modules/@tanstack/react-query/build/modern/QueryClientProvider',
  ]
    .map((file) => `/${file}`.replaceAll('/', String.raw`[\\/]`))
    .join('|'),
);

/** Elements that only shopping uses: pages of content need not bring them. */
const shoppingElements = '(?:badge|dialog|disclosure|link|select|sheet|skeleton|toast)';

/** Few files: each costs about half a kB in headers. What every page needs is one, what acting blocks share another, what shopping needs a third. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|[\\/]ui[\\/]styles[\\/]|preload-helper|rolldown[\\/]runtime/,
  },
  { name: 'shell', test: shell },
  {
    name: 'parts',
    test: new RegExp(
      String.raw`[\\/](?:blocks[\\/]parts[\\/](?!media[\\/]film|galleries)|messages[\\/]format|validation[\\/](?:fault|rules[\\/](?:email|required))\.|generated[\\/]validator-runtime\.|ui[\\/](?!${shoppingElements}[\\/]|motion[\\/]film))`,
    ),
    minShareCount: 2,
  },
  {
    name: 'shopping',
    test: new RegExp(
      String.raw`node_modules[\\/](?:@tanstack|openapi-fetch)[\\/]|[\\/]commerce[\\/](?:client|errors|images|query|session|site)[\\/]|storefront[\\/](?:(?:commerce|toasts)[\\/](?!open-commerce-deferred)|screen[\\/]commerce-view)|commerce[\\/]cart[\\/](?:changes|mini-cart)[\\/](?:added-line|mini-cart-opening|notice-position)\.|generated[\\/](?:openapi[\\/]call|calls[\\/]get-cart)\.|[\\/]ui[\\/]${shoppingElements}[\\/]|catalog[\\/](?:facets[\\/])?(?:swatch|catalog-text)\.`,
    ),
    minShareCount: 2,
  },
  {
    name: 'buying',
    test: /[\\/]commerce[\\/]cart[\\/](?:(?:changes|totals|lines)[\\/])?(?:change-cart|cart-state|use-cart-change|add-item|find-cart|get-cart|line-of|free-shipping(?:-state)?|quantity-frame)\.|[\\/]generated[\\/]calls[\\/](?:add-item|create-cart|create-cart-with-item|get-inventory)\./,
    minShareCount: 2,
  },
];

/** The shop. The server side is one module that makes a fetch handler (storefront/server.ts); scripts/ puts it behind HTTP. */
export default defineConfig(({ command }) => ({
  plugins: [
    browserRegistry(),
    stableStyleIds(),
    compileStyles(),
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
    // Read at the start, to preload the code of the blocks that a page shows.
    manifest: true,
    // What a block's code imports is there already, by the page's own list.
    modulePreload: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: 'storefront/server.ts' } } },
  },
}));
