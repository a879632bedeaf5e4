import { sql } from 'kysely';
import { batchSize, inBatches, type Retention } from '../retention/retention.ts';

/** Carts that became no order. One that an order was tried with stays with it. */
export const cartRetention: Retention = {
  kind: 'carts',
  remove: (db, before) =>
    inBatches(() =>
      db
        .deleteFrom('carts')
        .where('id', 'in', (build) =>
          build
            .selectFrom('carts')
            .select('id')
            .where('status', '=', sql.lit('open'))
            .where('updated_at', '<', before)
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('orders').select('orders.id').whereRef('orders.cart_id', '=', 'carts.id'))),
            )
            .orderBy('updated_at')
            .limit(sql.lit(batchSize))
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirstOrThrow(),
    ),
};
