import type { Cart } from '#generated/openapi/cart.ts';
import type { AddressInput, ShippingMethodCode } from '#generated/openapi/shared.ts';
import { requiresReaction } from '../../../client/service-error.ts';
import { useAddShippingAddress } from '../../address/add-shipping-address.ts';
import { useSetShippingMethod } from '../set-shipping-method.ts';

export interface SavedDelivery {
  readonly shippingId: string;
  readonly address: AddressInput;
  readonly code: ShippingMethodCode | undefined;
  readonly useAsBilling: boolean;
}

export function getMethod({ shippingMethods }: Pick<Cart, 'shippingMethods'>, shippingId: string): ShippingMethodCode | undefined {
  return shippingMethods.find((shipment) => shipment.shippingId === shippingId)?.code;
}

/**
 * Sets address and method together. A method without PO boxes may block the new address, or the old address the new method, so both orders
 * are tried.
 */
export function useSaveDelivery() {
  const address = useAddShippingAddress();
  const method = useSetShippingMethod();

  return async ({ shippingId, address: input, code, useAsBilling }: SavedDelivery): Promise<Cart> => {
    const sendAddress = (): Promise<Cart> => address.mutateAsync({ shippingId, address: input, useAsBilling });
    let cart: Cart;
    try {
      cart = await sendAddress();
    } catch (error) {
      if (!requiresReaction(error, 'other-delivery') || code === undefined) throw error;
      await method.mutateAsync({ shippingId, code });
      cart = await sendAddress();
    }
    const shipment = cart.shippingMethods.find((one) => one.shippingId === shippingId);
    const isOffered = shipment?.applicableShippingMethods.some((one) => one.code === code);
    return code !== undefined && isOffered && getMethod(cart, shippingId) !== code ? method.mutateAsync({ shippingId, code }) : cart;
  };
}
