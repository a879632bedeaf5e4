import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { Tables } from '../../database/tables.ts';
import { openAthleteCredit } from '../../loyalty/athlete-credit.ts';
import { toWire } from '../../money/minor-units.ts';
import type { Clock } from '../../ports.ts';
import { createRewardError } from '../../rewards/assert-usable-reward.ts';
import { createValueTender } from '../value-tender.ts';
import { createBalanceParagraph } from '../create-balance-paragraph.ts';
import type { TenderKindDefinition } from '../tender-kind.ts';

const id = 'ATHLETES_PAYMENT';

export interface AthletePorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/** An athlete's credit for this year. A cap without credit is shown in the profile and pays nothing. */
export function createAthleteTender({ db, clock }: AthletePorts): TenderKindDefinition<typeof id> {
  return {
    ...createValueTender({
      unclaimed: 'PYT404',
      condition: ({ cartId }) => sql`a.customer_id = (select customer_id from carts where id = ${cartId})`,
    }),
    method: 'athlete',
    maxCount: 1,
    isReward: false,
    creditBeforeRewards: ({ athleteCreditMinor }) => athleteCreditMinor ?? 0,
    getLabel: ({ locale }) => getMessages(paymentMethodMessages, locale).ATHLETES_PAYMENT,
    async getOffer({ shop: { site }, cart }) {
      const { athleteCreditMinor } = cart.standing;
      if (athleteCreditMinor === null) return null;
      const availableAmount = toWire(athleteCreditMinor, site.currency);
      if (athleteCreditMinor === 0) return { availableAmount, unavailable: 'NO_BALANCE' };
      return cart.openMinor(id) === 0 ? { availableAmount, unavailable: 'NOTHING_TO_PAY' } : { availableAmount };
    },
    async validate(_input, { context: { customer }, shop: { site }, cart }) {
      const isAthlete = cart !== null && cart.standing.athleteCreditMinor !== null;
      const account = isAthlete ? await openAthleteCredit(db, customer.id, site.currency, clock.now()) : undefined;
      if (!account) throw createRewardError('REW401', 'The account has no athlete credit.', 'payment_method_id');
      if (account.balanceMinor === 0) throw createRewardError('REW140', "This year's credit is used up.", 'payment_method_id');
      return { tenderData: { accountId: account.id }, limitMinor: account.balanceMinor, reservation: null };
    },
    // Another one replaces it, with another amount.
    hasSameData: () => false,
    show: () => ({}),
    createMailSections: (shop, tender) => createBalanceParagraph(shop, tender, (messages, amount) => messages.paidWithCredit({ amount })),
  };
}
