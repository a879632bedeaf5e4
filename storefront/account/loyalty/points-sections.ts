import type { PointsModel, VouchersModel } from '#commerce/loyalty/loyalty-model.ts';
import type { LoyaltyMessages } from '#generated/messages/loyalty/messages.ts';
import type { Vouchers } from '#generated/openapi/loyalty.ts';
import { formatNumber } from '#messages/format/number.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { formatWholeMoney } from './whole-money.ts';

type Request = Pick<RequestContext, 'site' | 'session'>;

/** The balance, the progress to the next voucher, and the current value of the points. */
export function createPointsSection(vouchers: Vouchers, messages: LoyaltyMessages, { site, session }: Request): PointsModel {
  const { currentLoyaltyPoints: points, applicableLoyaltyVouchers, currency, pointsPerUnit } = vouchers;
  const formatMoneyAmount = (amount: number): string => formatWholeMoney(amount, currency, site.languageTag);
  const next = vouchers.vouchers.find((voucher) => voucher.points > points);
  const best = applicableLoyaltyVouchers.at(-1);
  const earnRule = messages.earnRule({ unit: formatMoneyAmount(1), points: pointsPerUnit });
  return {
    kind: 'points',
    title: messages.points,
    balance: formatNumber(points, site.languageTag),
    unit: messages.pointsUnit({ points }),
    ...(next
      ? {
          progress: {
            label: messages.progress({ points, needed: next.points }),
            text: messages.toNext({ points: next.points - points, amount: formatMoneyAmount(next.amountInCurrency) }),
            value: points,
            max: next.points,
          },
        }
      : {}),
    notes: [
      ...(next === undefined && best ? [messages.allReached] : []),
      ...(best ? [messages.spendNow({ amount: formatMoneyAmount(best.amountInCurrency) })] : []),
      ...(pointsPerUnit > 0 ? [earnRule] : []),
    ],
    link:
      session.cartCount > 0 ? { href: `/${site.locale}/cart`, label: messages.toCart } : { href: `/${site.locale}`, label: messages.shop },
  };
}

/** All vouchers of the site; marks those that the balance covers. */
export function createVouchersSection(vouchers: Vouchers, messages: LoyaltyMessages, { site }: Pick<Request, 'site'>): VouchersModel {
  const { currentLoyaltyPoints: balance, currency } = vouchers;
  return {
    kind: 'vouchers',
    title: messages.vouchers,
    lead: messages.vouchersLead,
    vouchers: vouchers.vouchers.map(({ points, amountInCurrency }) => ({
      amount: formatWholeMoney(amountInCurrency, currency, site.languageTag),
      points: messages.pointCount({ points }),
      isReady: points <= balance,
      state: points <= balance ? messages.ready : messages.missing({ points: points - balance }),
    })),
  };
}
