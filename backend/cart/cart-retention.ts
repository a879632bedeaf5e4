import { sql } from 'kysely';
import { batchSize, runInBatches, type Retention } from '../features/retention.ts';

/** Deletes carts that became no order. A cart with an order attempt is retained with it. */
export const cartRetention: Retention = {
  kind: 'carts',
  before: ['guests'],
  remove: (db, before) =>
    runInBatches(() =>
      sql`delete from carts where id in (
        select id from carts where status = 'open' and updated_at < ${before}
          and not exists (select from orders where orders.cart_id = carts.id)
        order by updated_at limit ${sql.lit(batchSize)} for update skip locked)`.execute(db),
    ),
};
