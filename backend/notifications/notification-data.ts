import { sql, type Expression, type SqlBool } from 'kysely';
import type { DataSubject, UserDataSource } from '../features/user-data-part.ts';

const isOf = ({ id, brand, email }: DataSubject): Expression<SqlBool> =>
  sql<SqlBool>`(customer_id = ${id} or (email = ${email} and brand = ${brand}))`;

/** Requests by the customer, and requests for the customer's address. */
export const notificationData = {
  async export(db, customer) {
    const rows = await db.selectFrom('stock_notifications').selectAll().where(isOf(customer)).orderBy('requested_at', 'desc').execute();
    return {
      stockNotifications: rows.map(({ site_id, sku, email, requested_at, confirmed_at, notified_at }) => ({
        siteId: site_id,
        sku,
        email,
        requestedAt: requested_at.toISOString(),
        ...(confirmed_at && { confirmedAt: confirmed_at.toISOString() }),
        ...(notified_at && { notifiedAt: notified_at.toISOString() }),
      })),
    };
  },
  async erase(transaction, customer) {
    await transaction.deleteFrom('stock_notifications').where(isOf(customer)).execute();
  },
} satisfies UserDataSource;
