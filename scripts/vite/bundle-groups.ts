import path from 'node:path';

interface BundleGroup {
  readonly name: string;
  /** Folders or files, relative to the project's root. */
  readonly folders: readonly string[];
  /** Files of those folders that stay in the chunks that import them. */
  readonly except?: readonly string[];
  /** Number of chunks that must import a module. Without it, the group also contains everything that the module imports. */
  readonly minShareCount?: number;
}

const root = path.resolve(import.meta.dirname, '../..');
const getUi = (...elements: readonly string[]): string[] => elements.map((element) => `ui/${element}`);

/**
 * Groups are few, because each file costs about half a kB in headers. Earlier groups have priority. To move a module to another group,
 * move it to another folder.
 */
export const groups: readonly BundleGroup[] = [
  {
    name: 'framework',
    folders: [
      ...['react', 'react-dom', 'react-router', 'scheduler'].map((name) => `node_modules/${name}`),
      'virtual:vite',
      'virtual:rolldown',
      ...getUi('styles'),
    ],
  },
  // Code that every page runs, with all its imports. Nothing that loads later may be in these folders.
  {
    name: 'shell',
    folders: ['engine', 'storefront/shell', 'storefront/screen', 'storefront/screens/content', 'storefront/contract-mode/page-observer.ts'],
  },
  {
    name: 'parts',
    folders: [
      ...['media', 'products', 'text', 'tracking'].map((part) => `blocks/parts/${part}`),
      ...getUi('button', 'checkbox', 'eyebrow', 'field', 'heading', 'motion', 'notice', 'picture', 'price', 'rating', 'text', 'text-field'),
      ...getUi('visually-hidden'),
      'messages/format',
      'validation/rules',
      // The search field needs these on every page, without the commerce client.
      'commerce/catalog/shop-href.ts',
      // Product lists need these without the dialogs, the header without the commerce code.
      'commerce/stores/my-store/known-store.ts',
      'commerce/stores/my-store/my-store-address.ts',
      'commerce/images',
      'generated/openapi',
      'messages/runtime',
    ],
    minShareCount: 2,
  },
  {
    name: 'shopping',
    folders: [
      'node_modules/@tanstack',
      'node_modules/openapi-fetch',
      ...['client', 'errors', 'query', 'session', 'site'].map((folder) => `commerce/${folder}`),
      'commerce/badges',
      'commerce/favorites/heart',
      'generated/calls',
      'storefront/commerce',
      'storefront/commerce-page',
      'storefront/sections',
      'storefront/toasts',
      ...getUi('badge', 'disclosure', 'link', 'select', 'sheet', 'skeleton', 'toast'),
    ],
    // Only listings need these, and reviews and questions when they open.
    except: [
      'node_modules/@tanstack/query-core/build/modern/queriesObserver.js',
      'node_modules/@tanstack/react-query/build/modern/useQueries.js',
    ],
    minShareCount: 2,
  },
  { name: 'cards', folders: ['commerce/catalog/cards'], minShareCount: 2 },
  // Opening a dialog and prefetching one share nearly all of their code.
  { name: 'dialogs', folders: ['storefront/dialogs/opening'] },
  { name: 'buying', folders: ['commerce/cart/changes', 'commerce/cart/promotions/promotion-callouts.ts'], minShareCount: 2 },
  // The cart, the mini cart and the checkout show these.
  {
    name: 'cart-rows',
    folders: [
      ...['lines', 'promotions', 'removal', 'totals'].map((part) => `commerce/cart/${part}`),
      'commerce/checkout/delivery/delivery-time.ts',
      'commerce/delivery/rows/format-ready-by.ts',
    ],
    minShareCount: 3,
  },
  // The checkout and the pages of orders share these.
  {
    name: 'checkout-parts',
    folders: [
      'commerce/checkout/address/address-lines.ts',
      ...['deliveries-of', 'items-of', 'set-shipping-method', 'shipment.styles', 'place/place-entries'].map(
        (file) => `commerce/checkout/delivery/${file}.ts`,
      ),
      ...['customs', 'digital', 'home', 'pickup', 'pudo', 'sts'].map((kind) => `commerce/checkout/delivery/${kind}/${kind}-delivery.ts`),
      'commerce/checkout/order/order-review.styles.ts',
      'commerce/checkout/order/review-list.tsx',
      'commerce/checkout/steps/step-form.styles.ts',
      ...['card-frame.tsx', 'card-frame-messages.ts', 'card-tender.ts', 'use-card-frame.ts'].map(
        (file) => `commerce/checkout/tenders/card/${file}`,
      ),
      ...['add-payment-instrument', 'get-payment-session', 'rest-amount'].map((file) => `commerce/checkout/tenders/${file}.ts`),
      'commerce/checkout/authentication/challenge-of.ts',
      'validation/address/place-line.ts',
    ],
    minShareCount: 2,
  },
];

/** Path relative to the project's root or to the nearest node_modules; virtual modules are `virtual:<id>`. */
function getModulePath(id: string): string {
  if (id.startsWith('\0')) return `virtual:${id.slice(1)}`;
  const inPackages = id.lastIndexOf('/node_modules/');
  return inPackages === -1 ? path.relative(root, id).replaceAll(path.sep, '/') : id.slice(inPackages + 1);
}

/** Groups for Rolldown's `codeSplitting`, by folder. */
export const bundleGroups = groups.map(({ folders, except = [], ...group }) => ({
  ...group,
  test: (id: string): boolean => {
    const modulePath = getModulePath(id);
    if (except.includes(modulePath)) return false;
    return folders.some((folder) => modulePath === folder || modulePath.startsWith(`${folder}/`));
  },
}));
