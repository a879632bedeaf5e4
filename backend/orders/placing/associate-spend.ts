import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AssociateDiscount } from '../../cart/pricing/associate-discount.ts';
import type { OrderSpend } from '../../database/documents/order-document.ts';
import type { Tables } from '../../database/tables.ts';

/** The amount that an order uses of an associate discount's cap; undefined if none. */
export function getSpend(discount: AssociateDiscount | null): OrderSpend | undefined {
  return discount && discount.spendMinor > 0 ? { minor: discount.spendMinor, year: discount.standing.year } : undefined;
}

/** SQL parts of the statement that stores an order. */
export interface SpendStatements {
  /** Locks the employee's row if it has not changed since it was read. */
  readonly lockedEmployee: RawBuilder<unknown>;
  /** A condition on the cart's row, which is locked later: of two concurrent orders one finds it changed and retries. */
  readonly isUnchanged: RawBuilder<unknown>;
  /** Adds the spend when the order is "placed", and increments the version of the employee's other carts, as their totals have changed. */
  readonly spent: RawBuilder<unknown>;
}

const nothing: SpendStatements = { lockedEmployee: sql``, isUnchanged: sql``, spent: sql`` };

export function buildSpend(
  discount: AssociateDiscount | null,
  order: { readonly customer_id: string; readonly cart_id: string },
): SpendStatements {
  const spend = getSpend(discount);
  if (!discount || !spend) return nothing;
  const { revision, spentMinor } = discount.standing;
  return {
    lockedEmployee: sql`standing as materialized (
      select m.customer_id from programme_memberships m
      where m.customer_id = ${order.customer_id} and m.programme = 'employee' and m.xmin = ${revision}::text::xid for update),`,
    isUnchanged: sql` and exists (select from standing)`,
    spent: sql`spent as (
      update programme_memberships m set current_spend_minor = ${spentMinor + spend.minor}, spend_year = ${spend.year}
      from placed, standing where m.customer_id = standing.customer_id and m.programme = 'employee'),
    repriced as (
      update carts set version = carts.version + 1
      from placed, standing where carts.customer_id = standing.customer_id and carts.status = 'open' and carts.id <> ${order.cart_id}),`,
  };
}

/** Returns the spend of a canceled order. The employee's row is locked before stock and cart, as everywhere. */
export async function returnSpend(transaction: Transaction<Tables>, customerId: string, { minor, year }: OrderSpend): Promise<void> {
  await transaction
    .updateTable('programme_memberships')
    .set({ current_spend_minor: sql`greatest(0, current_spend_minor - ${minor}::int)` })
    .where('customer_id', '=', customerId)
    .where('programme', '=', 'employee')
    .where('spend_year', '=', year)
    .execute();
}
