import { sql } from 'kysely';
import { z } from 'zod';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { TenderData } from '../../database/documents/tender-document.ts';
import { getAffordableVouchers, chooseVoucher } from '../../loyalty/choose-voucher.ts';
import type { LoyaltyRulesOf, Voucher } from '../../loyalty/loyalty-rules.ts';
import { getPointsAccountId } from '../../loyalty/points-account.ts';
import { toWire } from '../../money/minor-units.ts';
import { createRewardError } from '../../rewards/assert-usable-reward.ts';
import { hasAccount } from '../../router/call-context.ts';
import { createValueTender } from '../value-tender.ts';
import { createBalanceParagraph } from '../create-balance-paragraph.ts';
import type { PayableCart, Offer, TenderInput, TenderKindDefinition } from '../tender-kind.ts';

const id = 'LOYALTY_POINTS';
/** `units` are the voucher's points. */
const pointsData = z.object({ accountId: z.string(), units: z.number() });
const getPoints = (tenderData: TenderData): number => pointsData.parse(tenderData).units;

export interface PointsPorts {
  readonly loyaltyRules: LoyaltyRulesOf;
}

/**
 * The requested voucher.
 * @throws CallError 402 REW130 or REW140
 */
function getRequestedVoucher(vouchers: readonly Voucher[], { points }: TenderInput<typeof id>, cart: PayableCart): Voucher {
  const open = cart.openMinor(id);
  const voucher =
    points === undefined ? chooseVoucher(vouchers, cart.standing.points, open) : vouchers.find((one) => one.points === points);
  if (!voucher && points !== undefined) throw createRewardError('REW130', 'Voucher not found.', 'points');
  if (!voucher || voucher.points > cart.standing.points) throw createRewardError('REW140', 'There are not enough points.', 'points');
  if (voucher.minor > open) throw createRewardError('REW140', 'The voucher exceeds the remaining amount.', 'points');
  return voucher;
}

function createOffer(vouchers: readonly Voucher[], cart: PayableCart, currency: string): Offer {
  const { standing, areRewardsBlocked } = cart;
  const { points } = standing;
  const open = cart.openMinor(id);
  const [least] = vouchers;
  const best = getAffordableVouchers(vouchers, points).at(-1);
  const balance = { points, availableAmount: toWire(best?.minor ?? 0, currency) };
  if (!best || !least) return { ...balance, unavailable: 'NO_BALANCE' };
  if (areRewardsBlocked) return { ...balance, unavailable: 'ATHLETE_CREDIT_FIRST' };
  if (open === 0) return { ...balance, unavailable: 'NOTHING_TO_PAY' };
  if (least.minor > open) return { ...balance, minAmount: toWire(least.minor, currency), unavailable: 'BELOW_MINIMUM' };
  return balance;
}

/** A loyalty points voucher. It pays its whole amount or nothing, so that no points are lost. */
export function createPointsTender({ loyaltyRules }: PointsPorts): TenderKindDefinition<typeof id> {
  return {
    ...createValueTender({
      unclaimed: 'REW140',
      hasPoints: true,
      condition: ({ cartId }) => sql`a.customer_id = (select customer_id from carts where id = ${cartId})`,
    }),
    method: 'loyaltyPoints',
    maxCount: 1,
    isReward: true,
    getLabel: ({ locale }) => getMessages(paymentMethodMessages, locale).LOYALTY_POINTS,
    async getOffer({ context: { customer }, shop: { site }, cart }) {
      if (!hasAccount(customer)) return customer.staff ? null : { unavailable: 'SIGN_IN' };
      if (!cart.standing.isMember) return { unavailable: 'MEMBERS_ONLY' };
      return createOffer(loyaltyRules(site).vouchers, cart, site.currency);
    },
    async validate(input, { context: { customer }, shop: { site }, cart }) {
      if (!cart?.standing.isMember) throw createRewardError('REW401', 'Join the club to use points.', 'points');
      if (cart.areRewardsBlocked) throw createRewardError('REW401', 'Use the athlete credit first.', 'points');
      const { points, minor } = getRequestedVoucher(loyaltyRules(site).vouchers, input, cart);
      return {
        tenderData: { accountId: getPointsAccountId(customer.id), units: points },
        limitMinor: minor,
        isWhole: true,
        reservation: null,
      };
    },
    hasSameData: (one, other) => getPoints(one) === getPoints(other),
    show: (tenderData) => ({ points: getPoints(tenderData) }),
    createMailSections: (shop, tender) =>
      createBalanceParagraph(shop, tender, (messages, amount) => messages.paidWithPoints({ points: getPoints(tender.tenderData), amount })),
  };
}
