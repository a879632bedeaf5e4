import { sql } from 'kysely';
import { createUnknownCustomerError } from '../authentication/authenticate.ts';
import { toWire } from '../money/minor-units.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { createNotMemberError } from './not-member.ts';
import { getAffordableVouchers } from './choose-voucher.ts';
import type { LoyaltyPorts } from './loyalty-ports.ts';
import { selectIsMember, getPointsAccountId, selectPoints } from './points-account.ts';
import { renderEntry, selectHistory, type StoredEntry } from './points-history.ts';

/** Default page size of the history. */
const defaultCount = 20;

interface Found {
  readonly isMember: boolean;
  readonly points: number;
  readonly total: number;
  readonly entries: readonly StoredEntry[];
}

/** Returns a member's balance, vouchers and history in one statement. */
export function createGetVouchers({ db, loyaltyRules }: Pick<LoyaltyPorts, 'db' | 'loyaltyRules'>): Handler<'getVouchers'> {
  return {
    async handle({ query: { start = 0, count = defaultCount }, context }) {
      const { site } = getShopContext(context);
      const { pointsPerUnit, vouchers } = loyaltyRules(site);
      const { id } = context.customer;
      const { total, entries } = selectHistory(getPointsAccountId(id), { start, count });
      const { rows } = await sql<Found>`select ${selectIsMember(sql`c.id`)} as "isMember", ${selectPoints(sql`c.id`)} as points,
          ${total} as total, ${entries} as entries
        from customers c where c.id = ${id}`.execute(db);
      const [found] = rows;
      if (!found) throw createUnknownCustomerError();
      if (!found.isMember) throw createNotMemberError();
      const render = (list: typeof vouchers) =>
        list.map(({ points, minor }) => ({ points, amountInCurrency: toWire(minor, site.currency) }));
      return {
        body: {
          currentLoyaltyPoints: found.points,
          currency: site.currency,
          pointsPerUnit,
          applicableLoyaltyVouchers: render(getAffordableVouchers(vouchers, found.points)),
          vouchers: render(vouchers),
          history: { total: found.total, entries: found.entries.map(renderEntry) },
        },
      };
    },
  };
}
