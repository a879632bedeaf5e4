import { addBillingAddress } from '#generated/calls/add-billing-address.ts';
import { addShippingAddress } from '#generated/calls/add-shipping-address.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import type { Cart, ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { Address, AddressInput } from '#generated/openapi/shared.ts';
import type { Calls } from '../../client/calls.ts';
import { isFinalRejection } from '../../cart/changes/refill-cart.ts';

const toInput = ({ id: _id, approachType: _type, main: _main, ...input }: Address): AddressInput => input;

/** Address and contacts that the shopper has saved in a cart, by shipment. */
function getDestinations({ shippingAddress, shippingMethods }: Cart): readonly ShippingAddressInput[] {
  const contacts = shippingMethods.flatMap(({ shippingId, contact }) => (contact ? [{ shippingId, contact }] : []));
  return shippingAddress ? [{ address: toInput(shippingAddress) }, ...contacts] : contacts;
}

/**
 * Saves the addresses, contacts and shipping methods of a lost cart in the cart that replaces it, so that the checkout stays at its step.
 * The steps ask again for what the service rejects.
 */
export async function restoreDestinations(calls: Calls, created: Cart, lostCart: Cart): Promise<Cart> {
  let cart = created;
  const basketId = created.id;
  const put = async (send: () => Promise<Cart>): Promise<void> => {
    try {
      cart = await send();
    } catch (error) {
      if (!isFinalRejection(error)) throw error;
    }
  };
  const isOpen = (shippingId: string | undefined): boolean =>
    shippingId === undefined || cart.shippingMethods.some((shipment) => shipment.shippingId === shippingId);
  for (const body of getDestinations(lostCart)) if (isOpen(body.shippingId)) await put(() => addShippingAddress(calls, { basketId, body }));
  for (const { shippingId, code } of lostCart.shippingMethods) {
    const shipment = cart.shippingMethods.find((one) => one.shippingId === shippingId);
    if (code === undefined || !shipment || shipment.code === code) continue;
    await put(() => setShippingMethod(calls, { body: { basketId, shippingId, code } }));
  }
  const { billingAddress } = lostCart;
  if (billingAddress) await put(() => addBillingAddress(calls, { basketId, body: { address: toInput(billingAddress) } }));
  return cart;
}
