import type { Omission } from './leave-out.ts';
import { lockerLines, rewardCardLines } from './made-up-lines.ts';

/** Lines of registries, and files that only registries import. */
export const registryOmissions: readonly Omission[] = [
  {
    title: 'the strategy of a delivery kind',
    files: ['backend/delivery/locker/locker-delivery.ts'],
    reported: /^backend\/delivery\/delivery-kinds\.ts: .*locker-delivery/m,
  },
  {
    title: 'the rules of a delivery kind in the client',
    files: ['commerce/checkout/delivery/locker/locker-delivery.ts'],
    reported: /^commerce\/checkout\/delivery\/delivery-kinds\.ts: .*locker-delivery/m,
  },
  {
    title: 'the strategy of a tender',
    files: ['backend/tenders/reward-card/reward-card-tender.ts'],
    reported: /^backend\/tenders\/tender-kinds\.ts: .*reward-card-tender/m,
  },
  {
    title: 'the rules of a tender in the client',
    files: ['commerce/checkout/tenders/reward-card/reward-card-tender.ts'],
    reported: /^commerce\/checkout\/tenders\/tenders\.ts: .*reward-card-tender/m,
  },
  {
    title: 'the line of a delivery kind',
    lines: [lockerLines.backendRow],
    reported: /^backend\/delivery\/delivery-kinds\.ts: .*'locker' is missing/m,
  },
  {
    title: 'the line of a delivery kind in the client',
    lines: [lockerLines.clientRow],
    reported: /^tests\/kinds-stay-home\.test\.ts: .*'locker' is missing/m,
  },
  {
    title: 'the form of a delivery kind',
    files: ['commerce/checkout/delivery/locker/locker-checkout.tsx'],
    reported: /^commerce\/checkout\/delivery\/checkout-delivery-kinds\.ts: .*locker-checkout/m,
  },
  {
    title: 'the destination field in the table of fields',
    lines: [lockerLines.onlyField],
    reported: /^backend\/delivery\/only-field\.ts: .*'lockerId' is missing/m,
  },
  {
    title: 'the line of a tender',
    lines: [rewardCardLines.backendRow],
    reported: /^backend\/tenders\/tender-kinds\.ts: .*'REWARD_CARD' is missing/m,
  },
  {
    title: 'the line of a tender in the client',
    lines: [rewardCardLines.clientRow],
    reported: /^commerce\/checkout\/tenders\/tenders\.ts: .*'REWARD_CARD' is missing/m,
  },
  {
    title: 'the form of a tender',
    files: ['commerce/checkout/tenders/reward-card/reward-card-checkout.tsx'],
    reported: /^commerce\/checkout\/tenders\/checkout-tenders\.ts: .*reward-card-checkout/m,
  },
  {
    title: 'the name of the folder of a tender',
    lines: [rewardCardLines.folder],
    reported: /^tests\/kinds-stay-home\.test\.ts: .*'REWARD_CARD' is missing/m,
  },
  {
    title: 'the row of an operation',
    lines: [{ path: 'backend/cart/cart-feature.ts', line: /^ +getCartTide: .+\n/m }],
    reported: /^backend\/create-features\.ts: .*getCartTide/m,
  },
  {
    title: 'the line of a screen',
    lines: [{ path: 'storefront/screens/index.ts', line: /^ +'tide-finder': .+\n/m }],
    reported: /^storefront\/screens\/tide-finder\/tide-finder\.test\.tsx: .*'tide-finder'/m,
  },
  {
    title: 'the line of a section',
    lines: [{ path: 'storefront/screens/product/sections/index.ts', line: /^ +tideReport,\n|, tideReport/m }],
    reported: /^storefront\/screens\/product\/sections\/tide-report\.test\.ts: .*'tideReport'/m,
  },
  {
    title: 'the line of a dialog',
    lines: [{ path: 'storefront/dialogs/index.ts', line: /^ +'tide-table': .+\n/m }],
    reported: /^storefront\/dialogs\/tide-table\/tide-table\.test\.tsx: .*"tide-table"/m,
  },
];
