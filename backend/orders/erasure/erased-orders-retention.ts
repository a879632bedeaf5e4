import type { Registries } from '../../cart/cart-ports.ts';
import { runInBatches, type Retention } from '../../features/retention.ts';
import type { Clock } from '../../ports.ts';
import { anonymizeOrders } from './anonymize-orders.ts';

/** Removes the personal data from orders that have ended since the account was erased. */
export const createErasedOrdersRetention = ({ clock, deliveryKinds, tenderKinds }: Registries & { readonly clock: Clock }): Retention => ({
  kind: 'erasedOrders',
  remove: (db, before) =>
    runInBatches(async () => {
      const anonymization = { registries: { deliveryKinds, tenderKinds }, now: clock.now(), before };
      const count = await db.transaction().execute((transaction) => anonymizeOrders(transaction, anonymization));
      return { numAffectedRows: BigInt(count) };
    }),
});
