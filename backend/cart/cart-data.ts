import { sql, type SqlBool } from 'kysely';
import type { UserDataSource } from '../features/user-data-part.ts';

/** Carts. A cart with an order attempt is retained without its contents; while the order is processed, with them. */
export const cartData = {
  async export(db, { id }) {
    const carts = await db
      .selectFrom('carts')
      .select(['id', 'site_id', 'status', 'lines', 'updated_at'])
      .where('customer_id', '=', id)
      .orderBy('updated_at', 'desc')
      .execute();
    return {
      carts: carts.map((cart) => ({
        id: cart.id,
        siteId: cart.site_id,
        status: cart.status,
        updatedAt: cart.updated_at.toISOString(),
        items: cart.lines.map(({ sku, qty }) => ({ sku, qty })),
      })),
    };
  },
  async erase(transaction, { id }) {
    await transaction
      .deleteFrom('carts')
      .where('customer_id', '=', id)
      .where(sql<SqlBool>`not exists (select from orders where orders.cart_id = carts.id)`)
      .execute();
    await sql`update carts set lines = '[]', shipments = '[]', tenders = '[]', billing_address = null,
      coupons = '[]', bonus_choices = '[]', price_adjustments = '[]', device = null, version = version + 1
      where customer_id = ${id} and status <> 'processing'`.execute(transaction);
  },
} satisfies UserDataSource;
