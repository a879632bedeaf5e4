import type { Omission } from './leave-out.ts';
import { lockerLines, lockerMessages, storeCreditLines, storeCreditMessages } from './made-up-lines.ts';

/** Types, contracts, messages, and files that others import. */
export const sourceOmissions: readonly Omission[] = [
  {
    title: 'the destination of a delivery kind',
    lines: [lockerLines.destination],
    file: 'backend/delivery/locker/locker-delivery.ts',
    error: /Type '"locker"' does not satisfy/,
  },
  {
    title: 'the field of a destination in the contract',
    lines: [lockerLines.field],
    file: 'backend/delivery/locker/locker-delivery.ts',
    error: /"lockerId"/,
  },
  {
    title: 'the method of a delivery kind in the contract',
    lines: [lockerLines.code],
    file: 'backend/delivery/locker/locker-delivery.ts',
    error: /Type '"locker"' is not assignable to type '[^']*"standard"/,
  },
  {
    title: 'the line of a delivery kind in the checkout',
    lines: [lockerLines.checkoutRow],
    file: 'commerce/checkout/delivery/checkout-delivery-kinds.ts',
    error: /'locker' is missing/,
  },
  {
    title: 'the name of a delivery method',
    lines: lockerMessages.label,
    file: 'backend/delivery/locker/locker-delivery.ts',
    error: /Property 'locker' does not exist/,
  },
  {
    title: 'a message of a delivery kind in mails',
    lines: lockerMessages.mail,
    file: 'backend/delivery/locker/locker-delivery.ts',
    error: /Property 'yourLocker' does not exist/,
  },
  {
    title: 'the title of a delivery kind',
    lines: lockerMessages.title,
    file: 'commerce/checkout/delivery/locker/locker-delivery.ts',
    error: /Property 'deliveryLocker' does not exist/,
  },
  {
    title: 'a message of a delivery kind in the checkout',
    lines: lockerMessages.move,
    file: 'commerce/checkout/delivery/locker/locker-checkout.ts',
    error: /Property 'moveLocker' does not exist/,
  },
  {
    title: 'a message of the form of a delivery kind',
    lines: lockerMessages.form,
    file: 'commerce/checkout/delivery/locker/locker-form.tsx',
    error: /Property 'lockerNumber' does not exist/,
  },
  {
    title: 'a message of a delivery kind in the confirmation',
    lines: lockerMessages.next,
    file: 'commerce/checkout/delivery/locker/locker-delivery.ts',
    error: /Property 'nextLocker' does not exist/,
  },
  {
    title: 'the input schema of a tender',
    lines: [storeCreditLines.input, storeCreditLines.schema],
    file: 'backend/tenders/store-credit/store-credit-tender.ts',
    error: /Type '"STORE_CREDIT"' does not satisfy/,
  },
  {
    title: 'the line of a tender in the checkout',
    lines: [storeCreditLines.checkoutRow],
    file: 'commerce/checkout/tenders/value-tenders.ts',
    error: /'STORE_CREDIT' is missing/,
  },
  {
    title: 'the label of a tender',
    lines: storeCreditMessages.label,
    file: 'backend/tenders/store-credit/store-credit-tender.ts',
    error: /Property 'STORE_CREDIT' does not exist/,
  },
  {
    title: 'a message of a tender in mails',
    lines: storeCreditMessages.mail,
    file: 'backend/tenders/store-credit/store-credit-tender.ts',
    error: /Property 'paidWithStoreCredit' does not exist/,
  },
  {
    title: 'the name of a tender',
    lines: storeCreditMessages.name,
    file: 'commerce/checkout/tenders/store-credit/store-credit-tender.ts',
    error: /Property 'storeCredit' does not exist/,
  },
  {
    title: 'the refund of a tender',
    lines: storeCreditMessages.refund,
    file: 'commerce/checkout/tenders/store-credit/store-credit-tender.ts',
    error: /Property 'refundStoreCredit' does not exist/,
  },
  {
    title: 'the view of a screen',
    files: ['storefront/screens/tide-finder/view.tsx'],
    file: 'storefront/screens/tide-finder/route.ts',
    error: /view\.tsx/,
  },
  {
    title: 'the file of a section',
    files: ['storefront/screens/product/sections/tide-report.ts'],
    file: 'storefront/screens/product/sections/index.ts',
    error: /tide-report/,
  },
  {
    title: 'the data of a dialog',
    files: ['storefront/dialogs/tide-table/tide-table-data.ts'],
    file: 'storefront/dialogs/tide-table/index.ts',
    error: /tide-table-data/,
  },
  {
    title: 'the view of a dialog',
    files: ['storefront/dialogs/tide-table/tide-table-view.tsx'],
    file: 'storefront/dialogs/tide-table/index.ts',
    error: /tide-table-view/,
  },
];
