import type { CheckoutCustomer } from '#commerce/checkout/checkout-customer.ts';
import { expressDestinations } from '#commerce/checkout/express/express-destinations.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { addShippingAddress } from '#generated/calls/add-shipping-address.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { ShopperSession } from '../../request/shopper-session.ts';

export interface ExpressSource {
  readonly cart: Cart;
  readonly customer: CheckoutCustomer;
  readonly countries: readonly Country[];
}

/** Saves the account's default destinations, so that the checkout opens at its summary. A rejected one leaves the shopper at its step. */
export async function applyExpress(source: ExpressSource, { calls }: Pick<ShopperSession, 'calls'>): Promise<Cart> {
  let { cart } = source;
  try {
    for (const body of expressDestinations(source) ?? []) {
      // One after the other: each change is based on the cart that the one before has left.
      // oxlint-disable-next-line no-await-in-loop
      cart = await addShippingAddress(calls, { basketId: cart.id, body });
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
  return cart;
}
