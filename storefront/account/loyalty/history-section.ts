import type { HistoryModel } from '#commerce/loyalty/loyalty-model.ts';
import type { LoyaltyMessages } from '#generated/messages/loyalty/messages.ts';
import type { Vouchers } from '#generated/openapi/loyalty.ts';
import type { PointsEntry } from '#generated/openapi/shared.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatNumber } from '#messages/format/number.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { Site } from '../../site/site.ts';

/** Entries per page. */
export const HISTORY_COUNT = 10;

const START = 'start';

const activities = {
  earned: 'earned',
  spent: 'spent',
  returned: 'returned',
  reversed: 'reversed',
  welcome: 'welcomed',
  expired: 'expired',
  adjusted: 'adjusted',
} as const satisfies Readonly<Record<PointsEntry['reason'], keyof LoyaltyMessages>>;

/** The number of entries to skip, from the address; 0 by default. */
export function parseHistoryStart(query: URLSearchParams): number {
  const start = Number(query.get(START));
  return Number.isInteger(start) && start > 0 ? start : 0;
}

/** A page of the points history, with links to the previous and next pages. */
export function createHistorySection({ history }: Vouchers, start: number, messages: LoyaltyMessages, site: Site): HistoryModel {
  const { total, entries } = history;
  const kind = 'points-history';
  const getPageLink = (from: number): string => `${getAccountPath(site, 'loyalty', from > 0 ? { [START]: String(from) } : {})}#${kind}`;
  const next = start + HISTORY_COUNT;
  return {
    kind,
    title: messages.history,
    empty: messages.noHistory,
    columns: { date: messages.date, activity: messages.activity, points: messages.pointsColumn },
    entries: entries.map(({ at, points, reason, orderNumber }) => ({
      at,
      date: formatDate(new Date(at), site.languageTag, { dateStyle: 'medium' }),
      activity: messages[activities[reason]],
      points: formatNumber(points, site.languageTag, { signDisplay: 'exceptZero' }),
      isCredit: points > 0,
      ...(orderNumber === undefined ? {} : { order: messages.order({ orderNumber }) }),
    })),
    ...(total > HISTORY_COUNT
      ? {
          paging: {
            label: messages.pages,
            range: messages.range({ first: Math.min(start + 1, total), last: Math.min(start + entries.length, total), total }),
            ...(start > 0 ? { newer: { href: getPageLink(Math.max(0, start - HISTORY_COUNT)), label: messages.newer } } : {}),
            ...(next < total ? { older: { href: getPageLink(next), label: messages.older } } : {}),
          },
        }
      : {}),
  };
}
