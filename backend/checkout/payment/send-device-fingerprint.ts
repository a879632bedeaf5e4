import { throwMissingCart } from '../../cart/read-cart.ts';
import type { Handler } from '../../router/handler.ts';
import type { CheckoutPorts } from '../checkout-ports.ts';

/** Stores the device data of the paying browser with its cart until the order has ended. The version of the cart does not change. */
export function createSendDeviceFingerprint({ db }: Pick<CheckoutPorts, 'db'>): Handler<'sendDeviceFingerprint'> {
  return {
    async handle({ body: { basketId, ...device }, context }) {
      const stored = await db
        .updateTable('carts')
        .set({ device: JSON.stringify(device) })
        .where('id', '=', basketId)
        .where('customer_id', '=', context.customer.id)
        .where('site_id', '=', context.siteId)
        .where('status', '<>', 'ordered')
        .returning('id')
        .executeTakeFirst();
      return stored ? { status: 204, body: undefined } : throwMissingCart(db, context);
    },
  };
}
