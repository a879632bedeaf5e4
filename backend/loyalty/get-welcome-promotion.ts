import { sql } from 'kysely';
import { welcomePromotionMessages } from '#generated/messages/welcome-promotion/all.ts';
import type { WelcomePromotion } from '#generated/openapi/loyalty.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createUnknownCustomerError } from '../authentication/authenticate.ts';
import { toWire, type Minor } from '../money/minor-units.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext, type ShopContext } from '../sites/shop-site.ts';
import { createNotMemberError } from './not-member.ts';
import type { LoyaltyPorts } from './loyalty-ports.ts';
import { selectIsMember, getPointsAccountId } from './points-account.ts';
import { addDays, welcomeReference, getWelcomeRewardId } from './welcome-promotion.ts';

interface Found {
  readonly isMember: boolean;
  readonly points: number | null;
  readonly creditedAt: Date | null;
  readonly balance: Minor | null;
  readonly currency: string | null;
  readonly expiresAt: Date | null;
}

type Promotion = NonNullable<WelcomePromotion['promotion']>;

/**
 * The reward code while it can be used, with the points. A promotion without a code shows its points for as long as a code would be valid.
 */
function renderPromotion(found: Found, code: string, { locale }: ShopContext, rewardDays: number, now: Date): Promotion | undefined {
  const { points, creditedAt, balance, currency, expiresAt } = found;
  const promotion = { id: 'welcome', name: getMessages(welcomePromotionMessages, locale).name, ...(points && { points }) };
  if (balance !== null && currency !== null && expiresAt !== null) {
    if (balance === 0 || expiresAt <= now) return undefined;
    return { ...promotion, rewardCode: code, amount: toWire(balance, currency), currency, expiresAt: expiresAt.toISOString() };
  }
  return creditedAt !== null && addDays(creditedAt, rewardDays) > now ? promotion : undefined;
}

/** Returns a member's welcome promotion until it is used or expired. */
export function createGetWelcomePromotion({ db, clock, loyaltyRules, rewardCodes }: LoyaltyPorts): Handler<'getWelcomePromotion'> {
  return {
    async handle({ context }) {
      const shop = getShopContext(context);
      const { id } = context.customer;
      const rewardId = getWelcomeRewardId(id);
      const { rows } = await sql<Found>`select ${selectIsMember(sql`c.id`)} as "isMember", e.amount as points, e.created_at as "creditedAt",
          a.balance, a.currency, a.expires_at as "expiresAt"
        from customers c
        left join value_entries e on e.account_id = ${getPointsAccountId(id)}::uuid and e.reference = ${welcomeReference} and e.kind = 'issue'
        left join value_accounts a on a.id = ${rewardId}::uuid
        where c.id = ${id}`.execute(db);
      const [found] = rows;
      if (!found) throw createUnknownCustomerError();
      if (!found.isMember) throw createNotMemberError();
      const { rewardDays } = loyaltyRules(shop.site).welcome;
      const promotion = renderPromotion(found, (await rewardCodes()).getCode(rewardId), shop, rewardDays, clock.now());
      return { body: promotion ? { promotion } : {} };
    },
  };
}
