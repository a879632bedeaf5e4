import type { Omission } from './leave-out.ts';
import { lockerLines, storeCreditLines } from './made-up-lines.ts';

/** Lines of registries, and files that only registries import. */
export const registryOmissions: readonly Omission[] = [
  {
    title: 'the strategy of a delivery kind',
    files: ['backend/delivery/locker/locker-delivery.ts'],
    file: 'backend/delivery/delivery-kinds.ts',
    error: /locker-delivery/,
  },
  {
    title: 'the rules of a delivery kind in the client',
    files: ['commerce/checkout/delivery/locker/locker-delivery.ts'],
    file: 'commerce/checkout/delivery/delivery-kinds.ts',
    error: /locker-delivery/,
  },
  {
    title: 'the strategy of a tender',
    files: ['backend/tenders/store-credit/store-credit-tender.ts'],
    file: 'backend/tenders/tender-kinds.ts',
    error: /store-credit-tender/,
  },
  {
    title: 'the rules of a tender in the client',
    files: ['commerce/checkout/tenders/store-credit/store-credit-tender.ts'],
    file: 'commerce/checkout/tenders/tenders.ts',
    error: /store-credit-tender/,
  },
  {
    title: 'the line of a delivery kind',
    lines: [lockerLines.backendRow],
    file: 'backend/delivery/delivery-kinds.ts',
    error: /'locker' is missing/,
  },
  {
    title: 'the line of a delivery kind in the client',
    lines: [lockerLines.clientRow],
    file: 'tests/kind-folders.test.ts',
    error: /'locker' is missing/,
  },
  {
    title: 'the strategy of a delivery kind in the checkout',
    files: ['commerce/checkout/delivery/locker/locker-checkout.ts'],
    file: 'commerce/checkout/delivery/checkout-delivery-kinds.ts',
    error: /locker-checkout/,
  },
  {
    title: 'the place of a delivery method',
    lines: [lockerLines.place],
    file: 'commerce/delivery/method-places.ts',
    error: /'locker' is missing/,
  },
  {
    title: 'the destination field in the table of fields',
    lines: [lockerLines.onlyField],
    file: 'backend/delivery/get-only-destination-field.ts',
    error: /'lockerId' is missing/,
  },
  {
    title: 'the line of a tender',
    lines: [storeCreditLines.backendRow],
    file: 'backend/tenders/tender-kinds.ts',
    error: /'STORE_CREDIT' is missing/,
  },
  {
    title: 'the line of a tender in the client',
    lines: [storeCreditLines.clientRow],
    file: 'commerce/checkout/tenders/tenders.ts',
    error: /'STORE_CREDIT' is missing/,
  },
  {
    title: 'the form of a tender',
    files: ['commerce/checkout/tenders/store-credit/store-credit-checkout.tsx'],
    file: 'commerce/checkout/tenders/value-tenders.ts',
    error: /store-credit-checkout/,
  },
  {
    title: 'the name of the folder of a tender',
    lines: [storeCreditLines.folder],
    file: 'tests/kind-folders.test.ts',
    error: /'STORE_CREDIT' is missing/,
  },
  {
    title: 'the row of an operation',
    lines: [{ path: 'backend/cart/cart-feature.ts', line: /^ +getCartTide: .+\n/m }],
    file: 'backend/create-features.ts',
    error: /getCartTide/,
  },
  {
    title: 'the line of a feature',
    lines: [{ path: 'backend/create-features.ts', line: /^ +tidesFeature\(\),\n/m }],
    file: 'backend/create-features.ts',
    error: /addTideAlarm/,
  },
  {
    title: 'the line of a block',
    lines: [{ path: 'blocks/index.ts', line: /^ +'tide-clock': .+\n/m }],
    file: 'blocks/index.ts',
    error: /Property '"tide-clock"' is missing/,
  },
  {
    title: 'the line of a screen',
    lines: [{ path: 'storefront/screens/index.ts', line: /^ +'tide-finder': .+\n/m }],
    file: 'storefront/screens/tide-finder/tide-finder.test.tsx',
    error: /'tide-finder'/,
  },
  {
    title: 'the line of a section',
    lines: [{ path: 'storefront/screens/product/sections/index.ts', line: /^ +tideReport,\n|, tideReport/m }],
    file: 'storefront/screens/product/sections/tide-report.test.ts',
    error: /'tideReport'/,
  },
  {
    title: 'the line of a dialog',
    lines: [{ path: 'storefront/dialogs/index.ts', line: /^ +'tide-table': .+\n/m }],
    file: 'storefront/dialogs/tide-table/tide-table.test.tsx',
    error: /"tide-table"/,
  },
];
