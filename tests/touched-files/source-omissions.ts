import type { Omission } from './leave-out.ts';
import { lockerLines, lockerMessages, rewardCardLines, rewardCardMessages } from './made-up-lines.ts';

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
    title: 'the name of a delivery method',
    lines: lockerMessages.label,
    reported: /^backend\/delivery\/locker\/locker-delivery\.ts: Property 'locker' does not exist/m,
  },
  {
    title: 'a message of a delivery kind in mails',
    lines: lockerMessages.mail,
    reported: /^backend\/delivery\/locker\/locker-delivery\.ts: Property 'yourLocker' does not exist/m,
  },
  {
    title: 'a message of a delivery kind in the checkout',
    lines: lockerMessages.step,
    reported: /^commerce\/checkout\/delivery\/locker\/locker-checkout\.tsx: Property 'stepLocker' does not exist/m,
  },
  {
    title: 'a message of a delivery kind in the confirmation',
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
    title: 'a message of a tender in mails',
    lines: rewardCardMessages.mail,
    reported: /^backend\/tenders\/reward-card\/reward-card-tender\.ts: Property 'paidWithReward' does not exist/m,
  },
  {
    title: 'a message of a tender in the confirmation',
    lines: rewardCardMessages.confirmation,
    reported: /^commerce\/checkout\/tenders\/reward-card\/reward-card-tender\.ts: Property 'rewardCard' does not exist/m,
  },
  {
    title: 'a message of a tender in the checkout',
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
