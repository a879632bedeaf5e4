import { changeCart } from '../cart/change-cart.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Removes the billing address; a repeated request does not change the cart. */
export function createRemoveBillingAddress(ports: CheckoutPorts): Handler<'removeBillingAddress'> {
  return {
    async handle({ params: { basketId }, body: { addressId }, context }) {
      const cart = await changeCart(ports, { context, basketId }, (before) =>
        before.billingAddress?.id === addressId ? { billingAddress: null } : before,
      );
      return { body: cart };
    },
  };
}
