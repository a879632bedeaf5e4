import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { Tables } from '../../database/tables.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { toWire } from '../../money/minor-units.ts';
import type { Clock } from '../../ports.ts';
import { assertUsableReward, createRewardError } from '../../rewards/assert-usable-reward.ts';
import { readReward, type Reward, type RewardKind } from '../../rewards/find-reward.ts';
import { findRewardByCode } from '../../rewards/find-reward-by-code.ts';
import type { ReadRewardCodes } from '../../rewards/reward-codes.ts';
import { createPaymentError } from '../../payments/payment-problems.ts';
import { createBadRequestError } from '../../router/call-error.ts';
import { createValueTender } from '../value-tender.ts';
import { createBalanceParagraph } from '../create-balance-paragraph.ts';
import type { ValidationSource, TenderInput, TenderKindDefinition } from '../tender-kind.ts';

/** Tenders that are added by a code. */
type RewardTenderId = Extract<PaymentInstrumentInput, { readonly code?: string }>['payment_method_id'];

/** balanceMinor and expiresAt date from when the reward was added; orders do not have them. */
const rewardData = z.object({
  accountId: z.string(),
  last4: z.string(),
  balanceMinor: z.number().optional(),
  expiresAt: z.string().optional(),
});

export interface RewardPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly limiter: Limiter;
  readonly rewardCodes: ReadRewardCodes;
  /** Id of a saved reward's account; undefined if the customer has not saved it. */
  readonly findSavedReward: (customerId: string, savedPaymentId: string) => Promise<string | undefined>;
}

export interface RewardRules<Id extends RewardTenderId> {
  readonly id: Id;
  readonly kind: RewardKind;
  /** Maximum number in a cart. */
  readonly maxCount: number;
  /** True if an order uses up the whole reward, regardless of the amount. */
  readonly isSingleUse: boolean;
}

async function getRequestedReward(
  ports: RewardPorts,
  { code, savedPaymentId }: TenderInput<RewardTenderId>,
  { context }: ValidationSource,
): Promise<Reward | undefined> {
  if ((code === undefined) === (savedPaymentId === undefined)) throw createBadRequestError(['body: give either code or savedPaymentId']);
  if (code !== undefined) return findRewardByCode(ports, code, context);
  const saved = await ports.findSavedReward(context.customer.id, savedPaymentId ?? '');
  if (saved === undefined) throw createPaymentError('PYT404');
  return readReward(ports.db, saved);
}

/** Creates a reward tender, which is added by its code or as saved in the account. */
export function createRewardTender<Id extends RewardTenderId>(
  { id, kind, maxCount, isSingleUse }: RewardRules<Id>,
  ports: RewardPorts,
): TenderKindDefinition<Id> {
  return {
    ...createValueTender({
      unclaimed: 'REW140',
      expired: 'REW135',
      condition: ({ cartId }) => sql`(a.customer_id is null or a.customer_id = (select customer_id from carts where id = ${cartId}))`,
    }),
    method: 'reward',
    maxCount: maxCount,
    isReward: true,
    getLabel: ({ locale }) => getMessages(paymentMethodMessages, locale)[id],
    async getOffer({ cart }) {
      if (cart.areRewardsBlocked) return { unavailable: 'ATHLETE_CREDIT_FIRST' };
      return cart.restMinor === 0 ? { unavailable: 'NOTHING_TO_PAY' } : {};
    },
    async validate(input, source) {
      const { context, shop, cart } = source;
      if (cart?.areRewardsBlocked) throw createRewardError('REW401', 'Use the athlete credit first.');
      const reward = await getRequestedReward(ports, input, source);
      assertUsableReward(reward, { kind, customerId: context.customer.id, currency: shop.site.currency, now: ports.clock.now() });
      const { balanceMinor, last4, expiresAt } = reward;
      const tenderData = {
        accountId: reward.id,
        last4,
        balanceMinor,
        ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
        ...(isSingleUse && { units: balanceMinor }),
      };
      return { tenderData, limitMinor: balanceMinor, reservation: null };
    },
    hasSameData: (one, other) => rewardData.parse(one).accountId === rewardData.parse(other).accountId,
    show(tenderData, currency) {
      const { last4, balanceMinor, expiresAt } = rewardData.parse(tenderData);
      const balance = balanceMinor === undefined ? {} : { balance: toWire(balanceMinor, currency) };
      return { storedValue: { last4, ...balance, ...(expiresAt !== undefined && { expiresAt }) } };
    },
    toSettledData: ({ balanceMinor: _balance, expiresAt: _expiry, ...tenderData }) => tenderData,
    createMailSections: (shop, tender) =>
      createBalanceParagraph(shop, tender, (messages, amount) =>
        messages.paidWithReward({ last4: rewardData.parse(tender.tenderData).last4, amount }),
      ),
  };
}
