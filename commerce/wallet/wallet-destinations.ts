import type { Cart, ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { AddressInput } from '#generated/openapi/shared.ts';
import { getDeliveriesWithForm } from '../checkout/delivery/deliveries-of.ts';
import { deliveryKinds } from '../checkout/delivery/delivery-kinds.ts';
import { toContact } from './wallet-messages.ts';

/** The wallet's recipient as destination of each shipment. Undefined if a shipment needs data that the wallet lacks. */
export function getWalletDestinations(
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
  address: AddressInput,
): readonly ShippingAddressInput[] | undefined {
  const contact = toContact(address);
  const inputs = getDeliveriesWithForm(shippingMethods, deliveryKinds).map(({ kind, shipment }): ShippingAddressInput | undefined => {
    const { shippingId, requiredContact = [] } = shipment;
    if (kind.goesToAddress) return { shippingId, address };
    return contact && requiredContact.every((field) => field in contact) ? { shippingId, contact } : undefined;
  });
  const known = inputs.filter((input) => input !== undefined);
  return known.length === inputs.length ? known : undefined;
}
