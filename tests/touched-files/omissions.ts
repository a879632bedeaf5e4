import { lockerLines, lockerMessages, rewardCardLines, rewardCardMessages, type MadeUpLine } from './made-up-lines.ts';
import type { ShopCopy } from './shop-copy.ts';

/** Parts of a change to leave out together. */
interface Parts {
  readonly lines?: readonly (Pick<MadeUpLine, 'path'> & { readonly line: string | RegExp })[];
  readonly files?: readonly string[];
}

export interface Omission extends Parts {
  readonly title: string;
  /** The compiler's error, which begins with the file that it names. */
  readonly reported: RegExp;
}

/** Lines of registries, and folders that only registries import. */
export const registryOmissions: readonly Omission[] = [
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
    title: 'the folder of a delivery kind in the client',
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
    title: 'the folder of a tender in the client',
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

/** Types, contracts, messages, and files that others import. */
export const sourceOmissions: readonly Omission[] = [
  {
    title: 'the destination of a delivery kind',
    lines: [lockerLines.destination],
    reported: /^backend\/delivery\/locker\/locker-delivery\.ts: Type '"locker"' does not satisfy/m,
  },
  {
    title: 'the code of a delivery method',
    lines: [lockerLines.methodCode],
    reported: /^backend\/delivery\/locker\/locker-delivery\.ts: .*"pudo"/m,
  },
  {
    title: 'the field of a destination in the contract',
    lines: [lockerLines.field],
    reported: /^backend\/delivery\/locker\/locker-delivery\.ts: .*"lockerId"/m,
  },
  {
    title: 'the line of a delivery kind in the checkout',
    lines: [lockerLines.checkoutRow],
    reported: /^commerce\/checkout\/delivery\/checkout-delivery-kinds\.ts: .*'locker' is missing/m,
  },
  {
    title: 'a message of a delivery kind',
    lines: lockerMessages.label,
    reported: /^backend\/delivery\/locker\/locker-delivery\.ts: Property 'locker' does not exist/m,
  },
  {
    title: 'a message of a delivery kind in the client',
    lines: lockerMessages.next,
    reported: /^commerce\/checkout\/delivery\/locker\/locker-delivery\.ts: Property 'nextLocker' does not exist/m,
  },
  {
    title: 'the input schema of a tender',
    lines: [rewardCardLines.input, rewardCardLines.schema],
    reported: /^backend\/tenders\/reward-card\/reward-card-tender\.ts: Type '"REWARD_CARD"' does not satisfy/m,
  },
  {
    title: 'the line of a tender in the checkout',
    lines: [rewardCardLines.checkoutRow],
    reported: /^commerce\/checkout\/tenders\/checkout-tenders\.ts: .*'REWARD_CARD' is missing/m,
  },
  {
    title: 'the label of a tender',
    lines: rewardCardMessages.label,
    reported: /^backend\/tenders\/reward-card\/reward-card-tender\.ts: Property 'REWARD_CARD' does not exist/m,
  },
  {
    title: 'a message of a tender in the client',
    lines: rewardCardMessages.checkout,
    reported: /^commerce\/checkout\/tenders\/reward-card\/reward-card-checkout\.tsx: Property 'rewardCard' does not exist/m,
  },
  {
    title: 'the view of a screen',
    files: ['storefront/screens/tide-finder/view.tsx'],
    reported: /^storefront\/screens\/tide-finder\/route\.ts: .*view\.tsx/m,
  },
  {
    title: 'the file of a section',
    files: ['storefront/screens/product/sections/tide-report.ts'],
    reported: /^storefront\/screens\/product\/sections\/index\.ts: .*tide-report/m,
  },
  {
    title: 'the view of a dialog',
    files: ['storefront/dialogs/tide-table/tide-table-view.tsx'],
    reported: /^storefront\/dialogs\/tide-table\/index\.ts: .*tide-table-view/m,
  },
];

/** Leaves out all of them at once. @returns a function that undoes it */
export function leaveOut(copy: ShopCopy, omissions: readonly Parts[]): () => void {
  const paths = new Set(omissions.flatMap(({ lines = [], files = [] }) => [...lines.map(({ path }) => path), ...files]));
  const texts = [...paths].map((path) => [path, copy.read(path)] as const);
  for (const { lines = [], files = [] } of omissions) {
    for (const { path, line } of lines) copy.edit(path, (text) => text.replace(line, ''));
    for (const path of files) copy.remove(path);
  }
  return () => texts.forEach(([path, text]) => copy.write(path, text));
}
