import type { CheckoutCustomer } from '#commerce/checkout/checkout-customer.ts';
import { getExpressPlan } from '#commerce/checkout/express/express-plan.ts';
import { getDefaultCard, toSavedCardInput } from '#commerce/checkout/tenders/card/get-saved-cards.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { addBillingAddress } from '#generated/calls/add-billing-address.ts';
import { addPaymentInstrument } from '#generated/calls/add-payment-instrument.ts';
import { addShippingAddress } from '#generated/calls/add-shipping-address.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { ShopperSession } from '../../request/shopper-session.ts';

export interface ExpressSource {
  readonly cart: Cart;
  readonly customer: CheckoutCustomer;
  readonly countries: readonly Country[];
}

/**
 * Saves the account's default destinations and default card, so that the checkout opens at its summary. If one is rejected, the shopper
 * continues at its step.
 */
export async function applyExpress(source: ExpressSource, { calls }: Pick<ShopperSession, 'calls'>): Promise<Cart> {
  let { cart } = source;
  const plan = getExpressPlan(source);
  if (!plan) return cart;
  const basketId = cart.id;
  try {
    const card = plan.needsCard ? await getDefaultCard(calls) : undefined;
    if (plan.needsCard && !card) return cart;
    for (const body of plan.destinations) {
      // oxlint-disable-next-line no-await-in-loop -- each change is based on the cart that the previous one returned
      cart = await addShippingAddress(calls, { basketId, body });
    }
    if (plan.billingAddress) cart = await addBillingAddress(calls, { basketId, body: { address: plan.billingAddress } });
    if (card) cart = await addPaymentInstrument(calls, { basketId, body: toSavedCardInput(card) });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
  return cart;
}
